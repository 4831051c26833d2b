import {Children, isValidElement, type ReactNode} from 'react';
import {panes, type Pane, type Project} from '../../project';

const paneOf: Record<string, Pane> = {html: 'html', css: 'css', js: 'js', javascript: 'js'};

interface Elements {
  children?: ReactNode;
  className?: string;
}

/** Returns the code fences of an example as a project. Throws if there are none. Other content is left out. */
export function projectFrom(children: ReactNode): {project: Project; panes: Pane[]} {
  const project: Project = {html: '', css: '', js: ''};
  const found = new Set<Pane>();
  for (const block of Children.toArray(children)) {
    const code = isValidElement<Elements>(block) ? block.props.children : null;
    if (!isValidElement<Elements>(code)) continue;
    const language = /language-(\w+)/.exec(code.props.className ?? '')?.[1] ?? '';
    const pane = paneOf[language];
    if (!pane || typeof code.props.children !== 'string') continue;
    project[pane] = code.props.children.trimEnd();
    found.add(pane);
  }
  if (found.size === 0) throw new Error('A LiveExample has no code in html, css or js.');
  return {project, panes: panes.filter((pane) => found.has(pane))};
}

/** Returns an example in the form that runs, so that it needs no links to its files. Line numbers do not change. */
export function linked({html, css, js}: Project): Project {
  const head =
    '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="style.css"><body>';
  return {html: `${head}${html}<script src="script.js"></script>`, css, js};
}
