import {textAttribute, type JsxElement} from '../mdx/mdx';

/** Symbols at the end of form fields, by type. */
const fields: Record<string, string> = {
  select: 'chevron',
  date: 'calendar',
  search: 'search',
  file: 'upload',
};

/** Returns the name of the symbol in a part of a sketch, or undefined if it has none. */
export function symbolOf(element: JsxElement): string | undefined {
  switch (element.name) {
    case 'UiField':
      return fields[textAttribute(element, 'type') ?? ''];
    case 'UiImage':
      return 'image';
    default:
      return textAttribute(element, 'icon');
  }
}
