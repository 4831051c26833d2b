import {directAddress} from '../../lib/directAddress';

const scheme = /^https?:?\/*/i;
/** `https//post.ch`, `http:/post.ch`, `www.post.ch`, `post.ch/briefe`: a website, but not to a browser. */
const website =
  /^(?:https?(?::\/?(?!\/)|\/\/)|www\.|(?:[a-z\d-]+\.)+(?:ch|com|org|net|li|de|at|it|fr|info|swiss)(?=[/?#:]|$))/i;
const mail = /^[^\s/@:]+@[^\s/@:]+\.[a-z]{2,}$/i;

/** Returns what is wrong with the beginning of an external address, or null if it is correct. */
export function startProblem(url: string): string | null {
  if (mail.test(url)) {
    return `Der E-Mail-Adresse «${url}» fehlt der Anfang → Schreiben Sie «mailto:${url}».`;
  }
  const start = /^http:/i.test(url) ? 'http' : 'https';
  return website.test(url)
    ? `Der Adresse «${url}» fehlt der Anfang → Schreiben Sie «${start}://${url.replace(scheme, '')}».`
    : null;
}

/**
 * Returns what is wrong with an address that somebody has copied. `direct` is the one that it leads to, if it says so.
 */
function detourProblem(url: string, direct: string | null): string {
  const {host} = new URL(url);
  return direct !== null && new URL(direct).host === host
    ? `Diese Adresse verrät, woher Sie sie haben → Schreiben Sie nur «${direct}».`
    : `Der Link macht einen Umweg über «${host}» und kann verraten, wer ihn erhalten hat → ${
        direct === null
          ? 'Öffnen Sie ihn, und kopieren Sie die Adresse aus der Adresszeile des Browsers.'
          : `Schreiben Sie die Adresse dahinter: «${direct}».`
      }`;
}

/** Returns what is wrong with the address of another website, of mail and the like. */
export function outsideProblem(url: string): string | null {
  if (!/^(?:https?|mailto|tel|sms):/i.test(url)) {
    return `Die Adresse «${url}» öffnet niemand → Schreiben Sie https://…, und für eine Datei des Handbuchs den Pfad von dieser Seite aus, zum Beispiel ./login.mdx.`;
  }
  // The second `https:` of `https://https://www.post.ch` is read as a host name.
  const isDoubled = /^https?:\/\/https?:/i.test(url);
  if (!URL.canParse(url) || isDoubled) {
    return `Die Adresse «${url}» gibt es so nicht → Kopieren Sie sie aus der Adresszeile des Browsers.`;
  }
  const direct = directAddress(url);
  if (direct !== url) {
    return detourProblem(url, direct);
  }
  const [, address] = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(.*)/i.exec(url) ?? [];
  return address === undefined
    ? null
    : `Der Link führt auf die Vorschau, die nur auf Ihrem Computer läuft → Schreiben Sie nur den Weg: «${address || '/'}».`;
}
