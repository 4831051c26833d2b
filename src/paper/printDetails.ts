import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Opens closed `details` for printing and closes them again afterwards, except those with solutions. */
function openWhilePrinting(): void {
  let opened: {details: HTMLDetailsElement; name: string}[] = [];
  window.addEventListener('beforeprint', () => {
    const closed = document.querySelectorAll<HTMLDetailsElement>(
      'details:not([open], [data-kept-closed])',
    );
    opened = [...closed].map((details) => ({details, name: details.name}));
    for (const {details} of opened) {
      // Those with the same name close each other.
      details.name = '';
      details.open = true;
    }
  });
  window.addEventListener('afterprint', () => {
    for (const {details, name} of opened) {
      details.open = false;
      details.name = name;
    }
  });
}

if (ExecutionEnvironment.canUseDOM) {
  openWhilePrinting();
}
