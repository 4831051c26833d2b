import type {Rule} from '../lib/rule';
import adressen from './adressen';
import alteAdressen from './alte-adressen';
import alternativtext from './alternativtext';
import anfuehrungszeichen from './anfuehrungszeichen';
import anrede from './anrede';
import bausteine from './bausteine';
import bilderDateiname from './bilder-dateiname';
import bilderFehlend from './bilder-fehlend';
import bilderFormat from './bilder-format';
import bilderGross from './bilder-gross';
import bilderUnbenutzt from './bilder-unbenutzt';
import bildnummern from './bildnummern';
import codebloecke from './codebloecke';
import dateiname from './dateiname';
import doppelteAbsaetze from './doppelte-absaetze';
import durchgang from './durchgang';
import eszett from './eszett';
import geprueft from './geprueft';
import html from './html';
import importe from './importe';
import kaesten from './kaesten';
import kategorien from './kategorien';
import klammern from './klammern';
import links from './links';
import linktext from './linktext';
import listen from './listen';
import markdown from './markdown';
import mdx from './mdx';
import offeneStellen from './offene-stellen';
import pruefdatum from './pruefdatum';
import rechtschreibung from './rechtschreibung';
import satzlaenge from './satzlaenge';
import seitenkopf from './seitenkopf';
import synonyme from './synonyme';
import ueberschriften from './ueberschriften';
import unsichtbares from './unsichtbares';
import wortliste from './wortliste';
import zeilenanfang from './zeilenanfang';

/** Every rule of the content checks. */
export const rules: readonly Rule[] = [
  adressen,
  alteAdressen,
  alternativtext,
  anfuehrungszeichen,
  anrede,
  bausteine,
  bilderDateiname,
  bilderFehlend,
  bilderFormat,
  bilderGross,
  bilderUnbenutzt,
  bildnummern,
  codebloecke,
  dateiname,
  doppelteAbsaetze,
  durchgang,
  eszett,
  geprueft,
  html,
  importe,
  kaesten,
  kategorien,
  klammern,
  links,
  linktext,
  listen,
  markdown,
  mdx,
  offeneStellen,
  pruefdatum,
  rechtschreibung,
  satzlaenge,
  seitenkopf,
  synonyme,
  ueberschriften,
  unsichtbares,
  wortliste,
  zeilenanfang,
];
