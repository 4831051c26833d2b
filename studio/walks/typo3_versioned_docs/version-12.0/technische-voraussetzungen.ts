export {default} from '../../typo3/technische-voraussetzungen';
