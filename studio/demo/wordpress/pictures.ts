/**
 * Draws the pictures of the farm shop: `npx jiti studio/demo/wordpress/pictures.ts <folder>` writes them for the seed.
 * Walks draw what they upload.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import sharp from 'sharp';

const gradient = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** Mountains, woods and a meadow, in six colours from top to bottom. */
function landscape([sky, haze, rock, wood, meadow, grass]: string[], more = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067"><defs>${gradient('sky', sky!, haze!)}${gradient('rock', rock!, wood!)}${gradient('meadow', meadow!, grass!)}</defs>
    <rect width="1600" height="1067" fill="url(#sky)"/>
    <path d="M0 640 220 400l120 90L620 210l190 250 250-140 210 200 330-180v800H0z" fill="url(#rock)"/>
    <path d="m620 210-88 112 52-14 40 40 44-36 46 20zM1060 320l-62 44 44-4 30 30 34-28z" fill="#fff" opacity=".92"/>
    <path d="M0 770q160-170 330-150t330 130 330-110 330 130 280-130v500H0z" fill="${wood!}"/>
    <path d="M0 900q420-140 820-30t780-60v260H0z" fill="url(#meadow)"/>${more}</svg>`;
}

const summer = ['#7db8e6', '#e9f4fb', '#8293a7', '#4f7a57', '#86b45c', '#5f8f42'];
const evening = ['#e98f57', '#fbe3c6', '#8a6f86', '#43504f', '#8d8a4c', '#5c6a3d'];
const lake = ['#6fb1e0', '#e2f1fa', '#8496a8', '#3c6b5c', '#3f8fbd', '#1f6a96'];

const house = `<path d="M980 610h420v310H980z" fill="#f6f0e2"/><path d="m930 620 260-170 260 170z" fill="#6d4328"/>
  <path d="M1140 740h100v180h-100z" fill="#54371f"/><path d="M1020 680h80v74h-80zm260 0h80v74h-80z" fill="#86b1cb" stroke="#fff" stroke-width="10"/>
  <path d="M1010 860h100v60h-100z" fill="#a2733f"/><circle cx="1035" cy="850" r="18" fill="#c4422f"/><circle cx="1072" cy="848" r="18" fill="#e2a03a"/>`;

/** A product on a light ground with a soft shadow. */
export function product(content: string, label: readonly string[] = [], y = 568): string {
  const text = label
    .map(
      (line, index) =>
        `<text x="500" y="${y + index * 58}" font-size="${index ? 36 : 52}">${line}</text>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><defs><radialGradient id="ground"><stop stop-color="#fdfaf3"/><stop offset="1" stop-color="#e9dfcc"/></radialGradient></defs>
    <rect width="1000" height="1000" fill="url(#ground)"/><ellipse cx="500" cy="846" rx="300" ry="42" fill="#000" opacity=".12"/>${content}
    <g font-family="DejaVu Serif, Georgia, serif" text-anchor="middle" fill="#4a3320">${text}</g></svg>`;
}

const jar = (content: string, lid: string, label: string[]) =>
  product(
    `<rect x="290" y="300" width="420" height="550" rx="64" fill="${content}"/><rect x="306" y="206" width="388" height="104" rx="20" fill="${lid}"/>
     <rect x="316" y="340" width="36" height="440" rx="18" fill="#fff" opacity=".3"/><rect x="330" y="500" width="340" height="220" rx="14" fill="#fffdf6"/>`,
    label,
  );

const shirt = (colour: string) =>
  product(
    `<path d="M320 250 420 210q80 70 160 0l100 40 120 150-90 70-44-46v406H334V424l-44 46-90-70z" fill="${colour}"/>
     <text x="500" y="520" font-size="58" font-weight="bold" fill="#fff" text-anchor="middle" font-family="DejaVu Sans, Arial, sans-serif">ENGADIN</text>
     <path d="m410 600 60-70 40 40 40-60 50 90" fill="none" stroke="#fff" stroke-width="10"/>`,
  );

const drawings = {
  'engadin-sommer': landscape(summer),
  'hofladen-abend': landscape(evening, house),
  bergsee: landscape(lake),
  hofladen: landscape(summer, house),
  bergbluetenhonig: jar('#d9932a', '#b98a2c', ['Honig', 'Bergblüten', '500 g']),
  'preiselbeer-konfituere': jar('#8e1f35', '#cfc8b8', ['Konfitüre', 'Preiselbeere', '250 g']),
  'heidelbeer-konfituere': jar('#3d2a5c', '#cfc8b8', ['Konfitüre', 'Heidelbeere', '250 g']),
  'engadiner-nusstorte': product(
    `<path d="M180 620v110q0 110 320 110t320-110V620z" fill="#a9702f"/><ellipse cx="500" cy="620" rx="320" ry="118" fill="#d6a25c"/>
     <path d="m300 570 380 110M270 640l420-90M420 515l170 210M600 515 410 730" stroke="#a87335" stroke-width="9"/>`,
  ),
  alpkaese: product(
    `<path d="M210 640 620 470l180 90v250H210z" fill="#e3b95a"/><path d="m210 640 410-170 180 90z" fill="#f2d488"/>
     <g fill="#cfa045"><circle cx="340" cy="720" r="26"/><circle cx="520" cy="670" r="32"/><circle cx="670" cy="740" r="24"/><circle cx="450" cy="770" r="14"/></g>`,
  ),
  'tshirt-rot': shirt('#b3263a'),
  'tshirt-blau': shirt('#2a5c8f'),
  honigloeffel: product(
    `<path d="M480 430h40v400h-40z" fill="#b98550"/><path d="M420 230h160v210q-80 50-160 0z" fill="#c99a63"/>
     <path d="M415 270h170M415 320h170M415 370h170M420 420h160" stroke="#8f6234" stroke-width="14"/>`,
  ),
  brotbackkurs: product(
    `<ellipse cx="500" cy="650" rx="330" ry="200" fill="#a66a33"/><ellipse cx="500" cy="630" rx="310" ry="180" fill="#c98f4e"/>
     <path d="m330 560 80 170m50-210 60 220m70-220 60 180" stroke="#f0dcb8" stroke-width="24" stroke-linecap="round"/>`,
  ),
} satisfies Record<string, string>;

/** Returns a picture of the shop as JPEG. */
export const draw = (name: keyof typeof drawings): Promise<Buffer> =>
  sharp(Buffer.from(drawings[name])).jpeg({quality: 82}).toBuffer();

async function main(folder: string): Promise<void> {
  mkdirSync(folder, {recursive: true});
  for (const name of Object.keys(drawings) as (keyof typeof drawings)[]) {
    writeFileSync(path.join(folder, `${name}.jpg`), await draw(name));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  void main(process.argv[2] ?? 'pictures');
}
