/** @import * as portal from '../../docusaurus.config' */
import {firefox} from './browsers/firefox';
import {journey} from './journey';

journey(firefox);
