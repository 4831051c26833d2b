const string = String.raw`(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")`;

/** What `translate` takes: an object of nothing but `id`, `message` and `description`, in any order. */
const descriptor = new RegExp(
  String.raw`\{\s*((?:(?:id|message|description):\s*${string}\s*,?\s*){2,3})\}`,
  'g',
);

/** `<Translate>` with a text and nothing else. */
const element = new RegExp(
  String.raw`<Translate\s+((?:(?:id|description)="[^"]*"\s*)+)>(\s*[^<>{}]+|\{${string}\})</Translate>`,
  'g',
);

/** `<Translate>` whose text has gaps: it keeps its text, and loses the note alone. */
const noteOfElement = /(<Translate\b[^>]*?)\s+description=(?:"[^"]*"|'[^']*')/g;

/**
 * @param {string} properties those of a descriptor or an element
 * @param {'id' | 'message'} name
 * @returns {string | undefined} the property's value as it is written, in its quotation marks
 */
const written = (properties, name) =>
  new RegExp(String.raw`\b${name}[:=]\s*(${string})`).exec(properties)?.[1];

/**
 * Puts the translations where a module asks for them, in place of the default texts, and leaves out
 * the notes for translators. A message without translation keeps its default.
 * @param {string} source
 * @param {Record<string, string>} messages the translations by id
 * @returns {string}
 */
export function inlineTexts(source, messages) {
  /** @param {string | undefined} id in quotation marks */
  const translation = (id = '') => {
    const text = messages[id.slice(1, -1)];
    return text === undefined ? undefined : JSON.stringify(text);
  };
  return source
    .replace(descriptor, (whole, properties) => {
      const id = written(properties, 'id');
      const text = translation(id) ?? written(properties, 'message');
      return id && text ? `{id: ${id}, message: ${text}}` : whole;
    })
    .replace(element, (_whole, properties, children) => {
      const id = written(properties, 'id');
      const text = translation(id);
      return `<Translate id=${id}>${text ? `{${text}}` : children}</Translate>`;
    })
    .replace(noteOfElement, '$1');
}

/**
 * The ids of messages that a module asks the table for, because its texts cannot be replaced.
 * @param {string} source
 * @returns {string[]}
 */
export function lookedUpIds(source) {
  const rest = source.replace(descriptor, '').replace(element, '');
  return [...rest.matchAll(/['"](theme\.[\w.]+)['"]/g)].map(([, id]) => id);
}

/**
 * Loader around {@link inlineTexts}. In plain JavaScript because the bundler loads it itself.
 * @this {import('webpack').LoaderContext<{messages: Record<string, string>}>}
 * @param {string} source
 */
export default function loader(source) {
  return inlineTexts(source, this.getOptions().messages);
}
