import {claimsFile} from '@portal/content/claims/claims';
import {hasSteps} from '@portal/content/frontMatter/schema';
import {lineOf} from '@portal/content/frontMatter/validate';
import {productName} from '@portal/content/walks/record';
import type {Page} from '@portal/content/source/page';
import {sectionOf} from '@portal/content/source/sections';
import type {Site} from '@portal/content/source/site';
import {perPage, type Rule} from '../lib/rule';

/** Returns why the head of a page must not say that it was checked, or null if it may. */
function otherProof({file}: Page, {records, claims}: Site): string | null {
  const record = records.get(file);
  const {manual} = sectionOf(file);
  if (record) {
    return `Tag und Programm stammen vom Durchgang in ${productName(record)}`;
  }
  if (claims.has(claimsFile(file))) {
    return `Tag und Quellen stehen in ${claimsFile(file)}`;
  }
  return manual?.isUnseen
    ? `Das Handbuch «${manual.label}» beschreibt eine Plattform, die niemand durchspielen konnte`
    : null;
}

/**
 * «Geprüft» means that the steps were done in the product. In the head it is the word of a person, who names the
 * device. A walk says so in its record. A page that was compared with sources has claims instead.
 */
export default {
  name: 'geprueft',
  level: 'error',
  check: perPage((page, site) => {
    const {file, isPartial, frontMatter, source} = page;
    if (isPartial) {
      return [];
    }
    const has = (key: string) => Object.hasOwn(frontMatter, key);
    const proof = otherProof(page, site);
    if (proof !== null) {
      return ['geprueft', 'mit']
        .filter(has)
        .map((key) => ({
          line: lineOf(source, key),
          message: `${proof} → Löschen Sie die Zeile «${key}».`,
        }));
    }
    if (has('geprueft') !== has('mit')) {
      const [key, missing] = has('mit') ? ['mit', 'geprueft'] : ['geprueft', 'mit'];
      return [
        {
          line: lineOf(source, key),
          compared: file,
          message: `Zu «${key}» fehlt «${missing}» → Haben Sie die Schritte am Gerät getan, nennen Sie Tag und Programm mit Version. Sonst löschen Sie die Zeile, und legen Sie ${claimsFile(file)} an.`,
        },
      ];
    }
    const isOpen = hasSteps(frontMatter.seitentyp) && sectionOf(file).manual && !has('geprueft');
    return isOpen
      ? [
          {
            line: 1,
            compared: file,
            message: `Nichts sagt, woher die Angaben stammen → Schreiben Sie in ${claimsFile(file)} zu jeder Aussage die Quelle, oder «geprueft» und «mit» in den Kopf, wenn Sie die Schritte am Gerät getan haben.`,
          },
        ]
      : [];
  }),
} satisfies Rule;
