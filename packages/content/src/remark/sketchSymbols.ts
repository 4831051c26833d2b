import {textAttribute, type JsxElement} from '../mdx/mdx';

/** Symbols at the end of form fields, by type. */
const fields: Record<string, string> = {
  select: 'chevron',
  date: 'calendar',
  search: 'search',
  file: 'upload',
};

const notices: Record<string, string> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

/** Returns the name of the symbol in a part of a sketch, or undefined if it has none. */
export function symbolOf(element: JsxElement): string | undefined {
  switch (element.name) {
    case 'UiField':
      return fields[textAttribute(element, 'type') ?? ''];
    case 'UiNotice':
      return notices[textAttribute(element, 'kind') ?? 'info'];
    case 'UiImage':
      return 'image';
    default:
      return textAttribute(element, 'icon');
  }
}
