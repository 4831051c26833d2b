/**
 * The components that lessons import. They are not among the components that every page knows, so only lesson pages
 * carry this code.
 */
export {default as Certificate} from './Certificate';
export {default as CourseOverview} from './CourseOverview';
export {default as Exercise, Hint} from './Exercise';
export {default as LessonEnd} from './LessonEnd';
export {default as LessonHeader} from './LessonHeader';
export {default as LiveExample} from './LiveExample';
export {default as PictureList} from './PictureList';
export {default as ProjectDownload} from './ProjectDownload';
export {default as Quiz} from './Quiz';
