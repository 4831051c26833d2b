import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Opens closed `details` for printing and closes them again afterwards, except those with solutions. */
function openWhilePrinting(): void {
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    opened = [
      ...document.querySelectorAll<HTMLDetailsElement>('details:not([open], [data-kept-closed])'),
    ];
    opened.forEach((details) => (details.open = true));
  });
  window.addEventListener('afterprint', () => {
    opened.forEach((details) => (details.open = false));
  });
}

if (ExecutionEnvironment.canUseDOM) {
  openWhilePrinting();
}
