import {expect, it} from 'vitest';
import {phoneHref} from './contactHref';

it.each([
  ['+41 81 555 00 11', 'tel:+41815550011'],
  ['081 555 00 11', 'tel:0815550011'],
  ['(081) 555-00-11', 'tel:0815550011'],
  // The zero in brackets is not dialled after the number of the country.
  ['+41 (0)81 555 00 11', 'tel:+41815550011'],
  ['+41 (0) 81 555 00 11', 'tel:+41815550011'],
  ['0041 (0)81 555 00 11', 'tel:0041815550011'],
  ['(0)81 555 00 11', 'tel:0815550011'],
])('calls %s at %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
