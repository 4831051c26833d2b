import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {homeDocsOptions, manualDocsOptions} from '../../config/docs';
import {manualTable} from '../../config/manuals';
import {unusedComponents} from './unusedComponents';

it('finds the kinds of navbar items that are not in use, also in dropdowns', () => {
  const items = [
    {label: 'A', items: [{type: 'doc'}]},
    {type: 'docsVersionDropdown', dropdownItemsAfter: [{type: 'html'}]},
  ];
  const docs = {sidebar: {hideable: true}};
  expect(unusedComponents({navbar: {items}, announcementBar: {}, docs})).toEqual([
    '@theme/MDXComponents/Details',
    '@theme/ContentVisibility/Draft',
    '@theme/EditThisPage',
    './BaseUrlIssueBanner',
    '@theme/NavbarItem/LocaleDropdownNavbarItem',
    '@theme/NavbarItem/SearchNavbarItem',
    '@theme/NavbarItem/DocSidebarNavbarItem',
    '@theme/NavbarItem/DocsVersionNavbarItem',
    '@theme/Footer/Links/MultiColumn',
  ]);
});

it('keeps the kind of footer links that is in use', () => {
  const unused = (link: object) => unusedComponents({footer: {links: [link]}});
  const [columns, single] = [
    {title: 'Für Lernende', items: []},
    {label: 'Kurs', to: '/kurs'},
  ];
  expect(unused(columns)).toContain('@theme/Footer/Links/Simple');
  expect(unused(columns)).not.toContain('@theme/Footer/Links/MultiColumn');
  expect(unused(single)).toContain('@theme/Footer/Links/MultiColumn');
  expect(unused(single)).not.toContain('@theme/Footer/Links/Simple');
});

it('names components that the theme has', () => {
  for (const name of unusedComponents({})) {
    const file = name
      .replace('@theme', 'node_modules/@docusaurus/theme-classic/lib/theme')
      .replace(/^\./, 'node_modules/@docusaurus/core/lib/client');
    expect(existsSync(`${file}.js`) || existsSync(`${file}/index.js`), name).toBe(true);
  }
  expect(unusedComponents({})).toContain('@theme/AnnouncementBar');
  expect(unusedComponents({})).toContain('@theme/DocSidebar/Desktop/CollapseButton');
});

it('leaves out the link to the source only while no manual has one', () => {
  expect(unusedComponents({})).toContain('@theme/EditThisPage');
  for (const options of [homeDocsOptions, ...manualTable.map(manualDocsOptions)]) {
    expect(options).not.toHaveProperty('editUrl');
  }
});
