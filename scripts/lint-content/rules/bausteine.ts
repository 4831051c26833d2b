import {writtenComponents} from '@portal/content/manualComponents';
import {isJsx, type JsxElement} from '@portal/content/mdx/mdx';
import {attributeProblems, unknown} from '../lib/attributeProblems';
import {contentProblem} from '../lib/contentProblems';
import {knownNames} from '../lib/knownNames';
import {perNode, type Rule} from '../lib/rule';

const components = Object.keys(writtenComponents);

/**
 * Returns the component whose name is written in lower case, which browsers do not show. `kbd` is also an HTML
 * element.
 */
function smallName(name: string): string | null {
  const meant = components.find((component) => component.toLowerCase() === name.toLowerCase());
  return meant && name !== 'kbd' ? unknown('Den Baustein', name, [meant]) : null;
}

function problemsOf(element: JsxElement, known: readonly string[]) {
  const name = element.name ?? '';
  const wrongName = /^[A-Z]/.test(name) ? unknown('Den Baustein', name, known) : smallName(name);
  return wrongName
    ? [wrongName]
    : [...attributeProblems(element), contentProblem(element)].filter((one) => one !== null);
}

/**
 * The portal knows the names of components, attributes and values. No attribute is missing, and the content is what
 * the component needs.
 */
export default {
  name: 'bausteine',
  level: 'error',
  check: perNode((page) => {
    const known = [...components, ...knownNames(page)];
    return (node) => (isJsx(node) ? problemsOf(node, known) : null);
  }),
} satisfies Rule;
