import {linksOf} from '../lib/links';
import {perPage, type Rule} from '../lib/rule';

/** Where files and conversations lie that only invited people see. Forms and published documents are for all. */
const places =
  /^https?:\/\/(?:[\w-]+\.)*(?:sharepoint\.com|(?:onedrive|teams)\.live\.com|1drv\.ms|teams\.(?:cloud\.)?microsoft(?:\.com)?|(?:drive|docs)\.google\.com(?!\/forms\/|.*\/pub(?:html)?\b)|dropbox\.com|icloud\.com\/iclouddrive|chatgpt\.com\/c|notion\.so)(?=\/|$)/i;

/** Links lead to what all readers may see. */
export default {
  name: 'private-links',
  level: 'warning',
  check: perPage((page) =>
    linksOf(page)
      .filter(({url}) => places.test(url))
      .map(({url, line}) => ({
        line,
        message: `Was auf «${new URL(url).host}» liegt, sehen vielleicht nur Eingeladene → Öffnen Sie den Link in einem privaten Fenster des Browsers. Verlangt er eine Anmeldung, legen Sie die Datei neben die Seite, und schreiben Sie zum Beispiel [Formular](./formular.pdf).`,
      })),
  ),
} satisfies Rule;
