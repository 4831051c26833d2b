import {webkit} from './browsers/webkit';
import {walk} from './walk';

walk(webkit);
