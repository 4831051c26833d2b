/** What shows a guide. It loads when a reader wants one. */
export {readGuide} from './guide';
export {show} from './show';
export {default as StepDialog} from './StepDialog';
