export {default} from '../../../../typo3/inhalte/layout-elemente/spalten';
