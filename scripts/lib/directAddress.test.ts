import {expect, it} from 'vitest';
import {directAddress} from './directAddress';

const target = 'https://www.example.ch/hilfe?a=1';
const encoded = encodeURIComponent(target);
const base64 = Buffer.from(target).toString('base64url');

it.each([
  // Mail programs and their filters.
  `https://eur01.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C02%7Cm.muster%40example.ch%7Cabc&reserved=0`,
  'https://urldefense.proofpoint.com/v2/url?u=https-3A__www.example.ch_hilfe-3Fa-3D1&d=DwMF&c=abc',
  `https://urldefense.com/v3/__${target}__;!!abc!def$`,
  `https://eu-central-1.protection.sophos.com/?d=example.ch&u=${base64}&i=abc`,
  `https://secure-web.cisco.com/1abc/${encoded}`,
  // Searches, networks and chats.
  `https://www.google.com/url?q=${target}&sa=D&source=docs&ust=1690000000`,
  `https://l.facebook.com/l.php?u=${encoded}&h=AT0`,
  `https://www.bing.com/ck/a?!&&p=abc&u=a1${base64}&ntb=1`,
  // Newsletters.
  `https://abc.r.eu-west-1.awstrack.me/L0/${encoded}/1/0102-abc/sig=7`,
  // One detour through another, and what follows readers.
  `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(`https://www.google.com/url?q=${encoded}`)}`,
  `${target}&utm_source=chatgpt.com`,
  'https://www.example.ch/hilfe?fbclid=abc&a=1&gclid=def&mc_eid=ghi',
])('finds the address behind %s', (url) => {
  expect(directAddress(url)).toBe(target);
});

it.each([
  ['https://www.example.ch/?utm_source=chatgpt.com', 'https://www.example.ch/'],
  ['https://www.example.ch/a?gclid=b#c', 'https://www.example.ch/a#c'],
  ['https://youtu.be/abc?si=def&t=10', 'https://youtu.be/abc?t=10'],
])('leaves nothing of what follows readers in %s', (url, direct) => {
  expect(directAddress(url)).toBe(direct);
});

it.each([
  'https://protect-eu.mimecast.com/s/abc?domain=example.ch',
  'https://example.us1.list-manage.com/track/click?u=abc&id=def&e=ghi',
  'https://urldefense.com/v3/__https://www.example.ch/*hilfe__;Iw!!abc$',
  'https://www.google.com/url?q=%E0%A4%A',
])('knows that %s hides its target', (url) => {
  expect(directAddress(url)).toBeNull();
});

it.each([
  'https://www.example.ch/suche?q=https://www.post.ch',
  'https://validator.w3.org/nu/?doc=https%3A%2F%2Fwww.example.ch',
  'https://www.example.ch/?a=1&a=2#b?utm_source=c',
  'mailto:info@example.ch?subject=Hilfe',
  './login.mdx?utm_source=a',
])('leaves %s alone', (url) => {
  expect(directAddress(url)).toBe(url);
});
