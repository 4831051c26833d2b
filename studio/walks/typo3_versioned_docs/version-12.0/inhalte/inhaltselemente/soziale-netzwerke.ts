export {default} from '../../../../typo3/inhalte/inhaltselemente/soziale-netzwerke';
