const text = /(\bid:\s*'([\w.]+)',\s*message:\s*)(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")/g;

/**
 * Puts translations where a module asks for them: `translate({id, message})` with plain strings.
 * @param {string} source
 * @param {Record<string, string>} messages
 * @returns {string}
 */
export function inlineTexts(source, messages) {
  return source.replace(text, (whole, start, id) =>
    messages[id] === undefined ? whole : start + JSON.stringify(messages[id]),
  );
}

/**
 * Loader around {@link inlineTexts}. In plain JavaScript because the bundler loads it itself.
 * @this {import('webpack').LoaderContext<{messages: Record<string, string>}>}
 * @param {string} source
 */
export default function loader(source) {
  return inlineTexts(source, this.getOptions().messages);
}
