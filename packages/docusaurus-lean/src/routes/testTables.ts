import {docsPlugin, type GlobalDoc, type Route, type SidebarItem, type Tables} from './model';

const page = (path: string): Route => ({path, key: `${path}-aaa`, attributes: {exact: true}});

/** Returns the routes of one docs version as the docs plugin creates them: three routes around its pages. */
function version(path: string, pages: Route[]): Route {
  return {
    path,
    key: `${path}-ver`,
    attributes: {},
    routes: [{path, key: `${path}-doc`, attributes: {}, routes: pages}],
  };
}

const sidebar: SidebarItem[] = [
  {type: 'link', label: 'Shop', href: '/shop/', docId: 'index'},
  {
    type: 'category',
    label: 'Geld',
    collapsible: true,
    collapsed: true,
    items: [
      {type: 'link', label: 'Zahlen', href: '/shop/zahlen', docId: 'zahlen'},
      {type: 'link', label: 'Einführung', href: '/shop/einf%C3%BChrung', docId: 'einführung'},
    ],
  },
];

const docs: GlobalDoc[] = [
  {id: 'index', path: '/shop/'},
  {id: 'einführung', path: '/shop/einf%C3%BChrung'},
  {id: 'zahlen', path: '/shop/zahlen'},
];

/** Tables of a site with one manual in two versions and a search page, for tests. */
export const testTables: Tables = {
  routes: [
    page('/suche'),
    {
      path: '/shop',
      key: '/shop-top',
      attributes: {},
      routes: [
        version('/shop/1', [page('/shop/1/einf%C3%BChrung')]),
        version('/shop', [page('/shop'), page('/shop/zahlen'), page('/shop/einf%C3%BChrung')]),
      ],
    },
  ],
  chunkNames: {
    '/suche-aaa': {__comp: 'search'},
    '/shop-top': {__comp: 'docs', __context: {plugin: 'context'}},
    '/shop/1-ver': {__comp: 'version', __props: 'props1'},
    '/shop/1-doc': {__comp: 'root'},
    '/shop/1/einf%C3%BChrung-aaa': {__comp: 'item', content: 'old'},
    '/shop-ver': {__comp: 'version', __props: 'props2'},
    '/shop-doc': {__comp: 'root'},
    '/shop-aaa': {__comp: 'category', __props: 'start'},
    '/shop/zahlen-aaa': {__comp: 'item', content: 'pay'},
    '/shop/einf%C3%BChrung-aaa': {__comp: 'item', content: 'intro'},
  },
  registry: {
    search: '@theme/SearchPage',
    docs: '@theme/DocsRoot',
    context: '@generated/docs/shop/__plugin.json',
    version: '@theme/DocVersionRoot',
    props1: '@generated/docs/shop/p/1.json',
    props2: '@generated/docs/shop/p/2.json',
    root: '@theme/DocRoot',
    item: '@theme/DocItem',
    category: '@theme/DocCategoryGeneratedIndexPage',
    start: '@generated/docs/shop/p/start.json',
    old: '@site/shop_versioned/einführung.mdx',
    pay: '@site/shop/zahlen.mdx',
    intro: '@site/shop/einführung.mdx',
  },
  globalData: {
    [docsPlugin]: {
      shop: {
        versions: [
          {name: 'current', mainDocId: 'index', docs},
          {
            name: '1',
            mainDocId: 'einführung',
            docs: [{id: 'einführung', path: '/shop/1/einf%C3%BChrung'}],
          },
        ],
      },
    },
  },
  versions: {
    props1: {docsSidebars: {}, docs: {}},
    props2: {docsSidebars: {main: sidebar}, docs: {zahlen: {title: 'Zahlen'}}},
  },
};
