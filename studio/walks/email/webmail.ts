import {walk} from '../../lib/walk';
import {messageSections} from './_messages';
import {orderSections} from './_order';
import {settingsSections} from './_settings';

export default walk<'roundcube'>(async (tools) => {
  await messageSections(tools);
  await orderSections(tools);
  await settingsSections(tools);
});
