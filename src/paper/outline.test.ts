import {expect, test} from 'vitest';
import {chaptersOf} from './outline';

const doc = (id: string) => ({type: 'doc', id}) as const;
const category = (label: string, items: readonly object[], link?: object) => ({
  type: 'category',
  label,
  items,
  link,
  collapsed: false,
  collapsible: true,
});
const chapters = (...items: readonly object[]) =>
  chaptersOf(items as Parameters<typeof chaptersOf>[0], (id) =>
    id === 'draft' ? undefined : `/email/${id}`,
  );

test('pages without a category come first', () => {
  expect(chapters(doc('index'), category('Programme', [doc('ios')]), doc('webmail'))).toEqual([
    {routes: ['/email/index', '/email/webmail']},
    {title: 'Programme', routes: ['/email/ios']},
  ]);
});

test('a category within another is a chapter after it; the page of a category opens it', () => {
  const inner = category('Elemente', [doc('a')], {type: 'doc', id: 'uebersicht'});
  expect(chapters(category('Inhalte', [inner, doc('b')], {type: 'generated-index'}))).toEqual([
    {title: 'Inhalte', routes: ['/email/b']},
    {title: 'Elemente', routes: ['/email/uebersicht', '/email/a']},
  ]);
});

test('no page twice, no unpublished page, no empty chapter', () => {
  expect(chapters(doc('a'), category('Nichts', [doc('draft'), doc('a')]))).toEqual([
    {routes: ['/email/a']},
  ]);
});
