export {default} from '../../typo3/index';
