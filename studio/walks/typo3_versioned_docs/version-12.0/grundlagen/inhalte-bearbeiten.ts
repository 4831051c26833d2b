export {default} from '../../../typo3/grundlagen/inhalte-bearbeiten';
