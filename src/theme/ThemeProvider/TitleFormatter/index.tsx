/**
 * Replaces @docusaurus/theme-classic 3.10.2 `ThemeProvider/TitleFormatter`.
 * Why: a title alone says in which manual and version the page is; several have a page «Anmelden».
 * Can go never; it is the framework's documented way.
 */
export {default} from '@site/src/components/PageTitle';
