/**
 * What the framework uses of react-helmet-async, for browsers: several `<Helmet>` with elements
 * of the head as children, of which inner ones prevail. The build renders with the original;
 * both mark what is theirs with `data-rh`.
 */
import {
  Children,
  Fragment,
  isValidElement,
  useEffect,
  useState,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';
import {headElements, type HeadElement} from './headElements';

/** Children of every mounted instance; outer ones are rendered first and have the lower number. */
const instances = new Map<number, ReactNode>();
let count = 0;
let frame = 0;

function elementsIn(children: ReactNode): ReactElement<PropsWithChildren>[] {
  return Children.toArray(children)
    .filter((child): child is ReactElement<PropsWithChildren> => isValidElement(child))
    .flatMap((child) => (child.type === Fragment ? elementsIn(child.props.children) : [child]));
}

const attributeNames: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

function describe({type, props}: ReactElement<PropsWithChildren>): HeadElement {
  const {children, ...rest} = props;
  const attributes = Object.entries(rest)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [attributeNames[name] ?? name.toLowerCase(), String(value)]);
  return {
    tag: String(type),
    attributes: Object.fromEntries(attributes),
    text: Children.toArray(children).join(''),
  };
}

/** Only those that change: a language or direction set anew, though the same, has the browser style every element again. */
function setAttributes(element: Element, wanted: Record<string, string>): void {
  const names = Object.keys(wanted);
  const earlier = element.getAttribute('data-rh')?.split(',') ?? [];
  earlier.filter((name) => !names.includes(name)).forEach((name) => element.removeAttribute(name));
  Object.entries({...wanted, 'data-rh': names.join(',')})
    .filter(([name, value]) => element.getAttribute(name) !== value)
    .forEach(([name, value]) => element.setAttribute(name, value));
}

function create({tag, attributes, text}: HeadElement): Element {
  const element = document.createElement(tag);
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  element.setAttribute('data-rh', 'true');
  element.textContent = text;
  return element;
}

/** Brings the document's head up to date; what is right already stays untouched. */
function update(): void {
  frame = 0;
  const inOrder = [...instances].sort(([a], [b]) => a - b).map(([, children]) => children);
  const {title, html, body, head} = headElements(
    inOrder.map((one) => elementsIn(one).map(describe)),
  );
  if (title !== undefined && title !== document.title) {
    document.title = title;
  }
  setAttributes(document.documentElement, html);
  setAttributes(document.body, body);
  const present = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  for (const element of head.map(create)) {
    const same = present.findIndex((other) => other.isEqualNode(element));
    if (same === -1) {
      document.head.append(element);
    } else {
      present.splice(same, 1);
    }
  }
  present.forEach((element) => element.remove());
}

/** Once for all instances: a page has a dozen of them, which speak up together. */
function schedule(): void {
  frame ||= requestAnimationFrame(update);
}

/** Puts its children into the document's head; of several, the innermost one wins. */
export function Helmet({children}: PropsWithChildren): null {
  const [number] = useState(() => count++);
  useEffect(() => {
    instances.set(number, children);
    schedule();
  }, [number, children]);
  useEffect(
    () => () => {
      instances.delete(number);
      schedule();
    },
    [number],
  );
  return null;
}

/** What upstream wraps the site in; here all instances know each other already. */
export function HelmetProvider({children}: PropsWithChildren): ReactNode {
  return children;
}
