import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Attribute that sets the page's colours. The framework copies the stored value into it without a check. */
const attribute = 'data-theme';

if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  if (!/^(?:light|dark)$/.test(root.getAttribute(attribute) ?? '')) {
    root.setAttribute(attribute, 'light');
  }
}
