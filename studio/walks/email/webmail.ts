import {walk} from '../../lib/walk';
import {messageSections} from '../../roundcube/messageSections';
import {orderSections} from '../../roundcube/orderSections';
import {settingsSections} from '../../roundcube/settingsSections';

export default walk<'roundcube'>(async (tools) => {
  await messageSections(tools);
  await orderSections(tools);
  await settingsSections(tools);
});
