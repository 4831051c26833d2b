import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Tells the theme the height of the announcement bar. The sidebar uses it to end above the edge of the window, and
 * the theme assumes one line.
 */
const observer =
  ExecutionEnvironment.canUseDOM &&
  new ResizeObserver(([entry]) =>
    document.documentElement.style.setProperty(
      '--docusaurus-announcement-bar-height',
      `${(entry!.target as HTMLElement).offsetHeight}px`,
    ),
  );

/** Called by Docusaurus when another page is shown, which may have another bar. */
export function onRouteDidUpdate(): void {
  const bar = document.querySelector('.theme-announcement-bar');
  if (observer && bar) {
    observer.disconnect();
    observer.observe(bar);
  }
}
