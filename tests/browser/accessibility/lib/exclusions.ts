/** What axe need not complain about, each with the reason. */
export const exclusions = [
  {
    rule: 'target-size',
    selector: 'figure a[class*=marker_]',
    reason:
      'A number on a picture stands where the thing is: WCAG 2.5.8 calls the place of such pins essential. ' +
      'The same number in the legend below leads there too and is large enough.',
  },
  {
    rule: 'nested-interactive',
    selector: '.DocSearch-Hit[role=option]',
    reason:
      'DocSearch puts a link into every option: arrow keys and Enter choose the option, ' +
      'while the link can be reached with Tab and opened in a tab of its own.',
  },
  {
    rule: 'scrollable-region-focusable',
    selector: '.cm-tooltip-autocomplete > ul',
    reason:
      'The suggestions of the code editor are chosen with the arrow keys while the focus stays in the code, ' +
      'which names the chosen one (aria-activedescendant); the list scrolls along.',
  },
];
