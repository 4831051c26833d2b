import {describe, expect, it} from 'vitest';
import type {SidebarItem} from './model';
import {pruneSidebar, versionPart} from './sidebars';

const link = (name: string, more?: Partial<SidebarItem>): SidebarItem => ({
  type: 'link',
  label: name,
  href: `/shop/${name}`,
  docId: name,
  ...more,
});

function category(name: string, items: SidebarItem[], more?: Partial<SidebarItem>): SidebarItem {
  return {type: 'category', label: name, collapsible: true, collapsed: true, items, ...more};
}

const sidebar = [
  link('start'),
  category('a', [
    link('hidden', {unlisted: true}),
    category('aa', [link('aa1'), link('aa2')]),
    link('a2'),
  ]),
  category('b', [category('bb', [link('b1'), link('b2')]), link('b3')], {href: '/shop/b'}),
  category('open', [link('o1'), link('o2')], {collapsed: false}),
];

/** Labels with those of their items in brackets. */
const outline = (items: SidebarItem[]): string =>
  items.map(({label, items: nested}) => label + (nested ? `(${outline(nested)})` : '')).join(' ');

const shownOn = (...paths: string[]) =>
  outline(pruneSidebar(sidebar, (href) => paths.includes(href ?? '')));

describe('pruneSidebar', () => {
  it('keeps of closed categories what they link to, and open categories whole', () => {
    expect(shownOn('/shop/start')).toBe('start a(aa(aa1)) b(bb(b1)) open(o1 o2)');
  });

  it('opens the categories around a page', () => {
    expect(shownOn('/shop/aa2')).toBe('start a(hidden aa(aa1 aa2) a2) b(bb(b1)) open(o1 o2)');
    expect(shownOn('/shop/a2')).toBe('start a(hidden aa(aa1) a2) b(bb(b1)) open(o1 o2)');
  });

  it('keeps on a category page the number of items in the categories of its cards', () => {
    expect(shownOn('/shop/b')).toBe('start a(aa(aa1)) b(bb(b1 b2) b3) open(o1 o2)');
  });
});

describe('versionPart', () => {
  const docs = Object.fromEntries(['a2', 'b1', 'b3', 'start'].map((id) => [id, {id}]));
  const version = {docsSidebars: {main: sidebar, other: [link('x')]}, docs};

  it('has the sidebars of its pages only', () => {
    expect(Object.keys(versionPart(version, ['/shop/start']).docsSidebars)).toEqual(['main']);
  });

  it('has the documents that its category pages show as cards', () => {
    expect(versionPart(version, ['/shop/start']).docs).toEqual({});
    expect(versionPart(version, ['/Shop/B/']).docs).toEqual({b3: {id: 'b3'}});
  });
});
