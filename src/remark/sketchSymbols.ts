import {textAttribute, type JsxElement} from './lib/mdx';

/** Symbol at the end of a form field, by its type. */
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

/** Name of the symbol that a part of a sketch shows; undefined where it shows none. */
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
