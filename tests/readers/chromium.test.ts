import {chromium} from './browsers/chromium';
import {journey} from './journey';

journey(chromium);
