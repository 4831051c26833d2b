/** @import * as portal from '../../docusaurus.config' */
import {webkit} from './browsers/webkit';
import {journey} from './journey';

journey(webkit);
