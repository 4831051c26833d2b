export {default} from '../../../../typo3/inhalte/inhaltselemente/separator';
