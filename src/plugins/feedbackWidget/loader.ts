import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import globalData from '@generated/globalData';

/** Appends the widget's script once; a script that is blocked or fails changes nothing. */
function load(): void {
  const {url} = globalData['portal-feedback-widget']?.default as {url: string};
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.body.append(script);
}

/** After the page has loaded and the browser is idle. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(task);
  } else {
    setTimeout(task, 1);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  if (document.readyState === 'complete') {
    whenIdle(load);
  } else {
    window.addEventListener('load', () => whenIdle(load), {once: true});
  }
}
