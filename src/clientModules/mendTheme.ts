import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Attribute by which the page takes its colours; the framework sets it to what is stored, unseen. */
const attribute = 'data-theme';

if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  if (!/^(?:light|dark)$/.test(root.getAttribute(attribute) ?? '')) {
    root.setAttribute(attribute, 'light');
  }
}
