/** The trainee's page: three files that open in any browser. */

export type Pane = 'html' | 'css' | 'js';

export type Project = Record<Pane, string>;

/** In the order in which the course teaches them. */
export const panes = ['html', 'css', 'js'] as const satisfies readonly Pane[];

/** File names as the trainee links them. */
export const fileNames: Record<Pane, string> = {
  html: 'index.html',
  css: 'style.css',
  js: 'script.js',
};

export const languageNames: Record<Pane, string> = {html: 'HTML', css: 'CSS', js: 'JavaScript'};

/** Longest text of one file in characters. Longer texts are neither run nor stored. */
export const MAX_FILE_LENGTH = 100_000;

/** What the trainee finds in the first exercise. */
export const firstProject: Project = {html: '<h1>Hallo, ich bin …</h1>\n', css: '', js: ''};

/** Returns whether a stored value is a project that can be shown and run. */
export function isProject(value: unknown): value is Project {
  return (
    typeof value === 'object' &&
    value !== null &&
    panes.every((pane) => {
      const text = (value as Partial<Record<Pane, unknown>>)[pane];
      return typeof text === 'string' && text.length <= MAX_FILE_LENGTH;
    })
  );
}

/** Returns whether two projects have the same three texts. */
export function sameProject(a: Project, b: Project): boolean {
  return panes.every((pane) => a[pane] === b[pane]);
}
