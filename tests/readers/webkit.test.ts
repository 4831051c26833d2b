/** @import * as portal from '../../docusaurus.config' */
import {webkit} from './browsers/webkit';
import {walk} from './walk';

walk(webkit);
