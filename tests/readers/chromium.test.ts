import {chromium} from './browsers/chromium';
import {walk} from './walk';

walk(chromium);
