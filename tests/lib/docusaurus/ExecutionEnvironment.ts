/** Stands in for `@docusaurus/ExecutionEnvironment`: whether the test has a document. */
export default {canUseDOM: typeof document !== 'undefined'};
