/** An element of the head, with attributes as HTML writes them. */
export interface HeadElement {
  tag: string;
  attributes: Record<string, string>;
  text: string;
}

/** What the head should hold. */
export interface Head {
  title?: string;
  /** Attributes of `<html>`. */
  html: Record<string, string>;
  /** Attributes of `<body>`. */
  body: Record<string, string>;
  head: HeadElement[];
}

/** What an element says something about: inner elements replace outer ones about the same. */
function subject({tag, attributes, text}: HeadElement): string {
  const {name, property, rel, href, src} = attributes;
  switch (tag) {
    case 'meta':
      return `meta ${name ?? property ?? Object.keys(attributes).join()}`;
    case 'link':
      return `link ${rel === 'canonical' ? rel : href}`;
    default:
      return `${tag} ${src ?? text}`;
  }
}

/** Puts together the elements of several instances, from the outermost to the innermost. */
export function headElements(instances: readonly HeadElement[][]): Head {
  const all = instances.flat();
  const seen = new Set<string>();
  const head: HeadElement[] = [];
  for (const instance of [...instances].reverse()) {
    const own = instance.filter(
      (element) => !['html', 'body', 'title'].includes(element.tag) && !seen.has(subject(element)),
    );
    // One instance may say several things about the same, for example other languages.
    own.forEach((element) => seen.add(subject(element)));
    head.unshift(...own);
  }
  return {
    title: all.findLast(({tag}) => tag === 'title')?.text,
    html: attributesOf('html', all),
    body: attributesOf('body', all),
    head,
  };
}

/** Attributes that several elements of the same kind say together; later ones prevail. */
function attributesOf(wanted: string, all: readonly HeadElement[]): Record<string, string> {
  return Object.assign(
    {},
    ...all.filter(({tag}) => tag === wanted).map(({attributes}) => attributes),
  );
}
