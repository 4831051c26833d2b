export {default} from '../../../typo3/grundlagen/seiten-und-navigation';
