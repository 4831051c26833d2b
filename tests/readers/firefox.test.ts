/** @import * as portal from '../../docusaurus.config' */
import {firefox} from './browsers/firefox';
import {walk} from './walk';

walk(firefox);
