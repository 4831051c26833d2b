/** What shows a guide. It loads when a reader wants one. */
export {readGuide} from './guide';
export {default as Panel} from './Panel';
export {placeIn} from './placeIn';
export {default as StepDialog} from './StepDialog';
