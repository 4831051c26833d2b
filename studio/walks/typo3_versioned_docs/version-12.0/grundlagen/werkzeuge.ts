export {default} from '../../../typo3/grundlagen/werkzeuge';
