import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import nprogress from 'nprogress';

// The bar of a slow change of pages slides, whatever the reader prefers.
if (
  ExecutionEnvironment.canUseDOM &&
  window.matchMedia('(prefers-reduced-motion: reduce)').matches
) {
  nprogress.configure({speed: 0, trickle: false});
}
