import path from 'node:path';

/** Settings that would give a copy the address or the name of its original. */
const ownSettings = /^(?:slug|id):.*\n/gm;

/** Where a page refers to a file beside it: a link, an import, a picture. */
const relativePath = /(?<=\]\(|["'])\.\.?\/[^\s)"'#]+/g;

/** A page's text as it has to be in another folder, with the same files behind its links. */
export function copyOfPage(text: string, from: string, to: string): string {
  const moved = (reference: string) => {
    const target = path.posix.join(path.posix.dirname(from), reference);
    const relative = path.posix.relative(path.posix.dirname(to), target);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  return text.replace(ownSettings, '').replace(relativePath, moved);
}

/** A category's settings for a copy of its folder; one that opens a page of its own opens none. */
export function copyOfCategory(json: string, copy: number): string {
  const {link, ...category} = JSON.parse(json);
  const label = `${category.label} ${copy}`;
  const isIndex = link?.type === 'generated-index';
  return JSON.stringify({
    ...category,
    label,
    ...(isIndex && {link: {...link, slug: undefined, title: label}}),
  });
}
