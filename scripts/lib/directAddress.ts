/** Where links lead through an address that somebody else made, often for one recipient. */
const detours = [
  // Mail programs and their filters.
  'safelinks\\.protection\\.',
  'statics\\.teams\\.cdn\\.office\\.net/evergreen-assets/safelinks/',
  'urldefense\\.',
  'mimecast(?:protect)?\\.com/s/',
  'cudasvc\\.com/',
  'protection\\.sophos\\.com/',
  'secure-web\\.cisco\\.com/',
  'clicktime\\.symantec\\.com/',
  'protect2?\\.fireeye\\.com/',
  'trendmicro\\.com(?::\\d+)?/wis/clicktime/',
  'atpscan\\.global\\.hornetsecurity\\.com/',
  // Searches, networks and chats.
  'google\\.[a-z.]+/url\\?',
  'bing\\.com/ck/',
  'duckduckgo\\.com/l/',
  'facebook\\.com/(?:l\\.php|flx/)',
  'l\\.(?:instagram|messenger|threads)\\.com/',
  'linkedin\\.com/(?:redir|safety)/',
  'youtube\\.com/redirect\\?',
  'slack-redir\\.net/',
  // Newsletters.
  '(?:list-manage|mandrillapp)\\.com/track/',
  'sendgrid\\.net/',
  'awstrack\\.me/',
  'hubspotlinks\\.com/',
  'mjt\\.lu/',
  'mlsend\\.com/',
  'sendib[mt]\\d\\.com/',
];
const detour = new RegExp(`^https?://(?:[\\w-]+\\.)*(?:${detours.join('|')})`, 'i');

/** Parameters that follow readers from a newsletter, an advertisement or a chat to the website. */
const follower =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|hsa_\w+|_hs\w+|gad_\w+|[dgty]clid|gclsrc|[gw]braid|fbclid|msclkid|twclid|ttclid|li_fat_id|igsh(?:id)?|mc_[ce]id|mkt_tok|srsltid|_g[al]|wt_mc)=/i;
/** The person who has shared a video or a song. */
const sharer = /^si=/;

/** Returns the address that stands in another one: plain, encoded, or as Proofpoint writes it. */
function addressIn(url: string): string | undefined {
  const inPath = /\/__(https?:[^*]+)__;|\/(https?(?::|%3A)%2F%2F[^/]+)/i.exec(url);
  const texts = [
    ...[...new URL(url).searchParams.values()].map((value) =>
      /^https?-3A__/.test(value)
        ? decodeURIComponent(value.replaceAll('-', '%').replaceAll('_', '/'))
        : // «http» in Base64. Bing writes «a1» before it.
          value.replace(/^(?:a1)?(aHR0c[\w+/=-]+)$/, (_, code: string) =>
            Buffer.from(code, 'base64').toString(),
          ),
    ),
    inPath?.[1] ?? decodeURIComponent(inPath?.[2] ?? ''),
  ];
  return texts.find((text) => /^https?:\/\//i.test(text) && URL.canParse(text));
}

function withoutFollowers(url: string): string {
  const [, start = '', query = '', rest = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(url) ?? [];
  const isShared = /youtu\.?be|spotify/.test(start);
  const pairs = query.split('&');
  const kept = pairs.filter((pair) => !follower.test(pair) && !(isShared && sharer.test(pair)));
  return kept.length === pairs.length
    ? url
    : [start, kept.join('&')].filter(Boolean).join('?') + rest;
}

/**
 * Returns the address that a copied one leads to: without detours such as SafeLinks, which contain the mail address of
 * the recipient, and without parameters that follow readers. Returns null for a detour that does not name its target.
 */
export function directAddress(url: string): string | null {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) {
    return url;
  }
  if (!detour.test(url)) {
    return withoutFollowers(url);
  }
  try {
    const target = addressIn(url);
    return target === undefined ? null : directAddress(target);
  } catch {
    // An address that is cut off.
    return null;
  }
}
