import {expect, it} from 'vitest';
import type {Manual} from '@portal/content/manuals';
import {navbarItems, navbarItemsOf} from './navbar';
import {partnerOf} from '../components/Navbar/pairing';

const manual = (id: string, versions?: Manual['versions']) =>
  ({id, label: id, inNavbar: true, versions}) as Manual;
const versions: Manual['versions'] = [{name: 'current', label: '2', path: ''}];

it('pairs each version dropdown with its own section, wherever it stands', () => {
  const items = navbarItemsOf([
    manual('a'),
    manual('b', versions),
    manual('c'),
    manual('d', versions),
    manual('e'),
  ]);
  const dropdowns = items.filter(({type}) => type === 'docsVersionDropdown');
  expect(dropdowns.map((item) => partnerOf(items, item)?.label)).toEqual(['b', 'd']);
  expect(items.at(-1)).toMatchObject({label: 'e'});
});

it('needs no gap in the portal, whose first section has the versions', () => {
  expect(navbarItems.filter(({type}) => type === 'html')).toEqual([]);
});
