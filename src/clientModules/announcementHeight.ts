import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Tells the theme how high the announcement bar is: by this, the sidebar ends above the edge of the window, and the theme
 * takes it for one line.
 */
const observer =
  ExecutionEnvironment.canUseDOM &&
  new ResizeObserver(([entry]) =>
    document.documentElement.style.setProperty(
      '--docusaurus-announcement-bar-height',
      `${(entry!.target as HTMLElement).offsetHeight}px`,
    ),
  );

/** Docusaurus calls it when another page is shown, which may have another bar. */
export function onRouteDidUpdate(): void {
  const bar = document.querySelector('.theme-announcement-bar');
  if (observer && bar) {
    observer.disconnect();
    observer.observe(bar);
  }
}
