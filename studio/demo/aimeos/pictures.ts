/**
 * Draws the pictures of the sample shop of TYPO3: `npx jiti studio/demo/aimeos/pictures.ts <folder>` writes them for
 * the seed. What the farm shop sells as well has the same picture.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import sharp from 'sharp';
import {draw as drawOfFarm, product} from '../wordpress/pictures';

const pillow = (scale: number) =>
  product(
    `<g transform="translate(500 600) scale(${scale}) translate(-500 -600)"><path d="M190 420q310-70 620 0 60 180 0 360-310 70-620 0-60-180 0-360z" fill="#e7dcc4" stroke="#cdbb95" stroke-width="8"/>
     <path d="M500 480v240m0-200-60-46m60 46 60-46m-60 110-76-56m76 56 76-56m-76 120-60-46m60 46 60-46" stroke="#5f7f55" stroke-width="14" stroke-linecap="round" fill="none"/></g>`,
  );

const drawings = {
  'arvenkissen-klein': pillow(0.72),
  'arvenkissen-gross': pillow(1),
  'arvenkissen-bank': product(
    `<path d="M120 740h760v60H120zM180 800h60v60h-60zm580 0h60v60h-60z" fill="#8a5f3a"/><path d="M300 480q200-46 400 0 40 130 0 260H300q-40-130 0-260z" fill="#e7dcc4" stroke="#cdbb95" stroke-width="8"/>
     <path d="M500 520v170m0-140-44-34m44 34 44-34m-44 84-54-40m54 40 54-40" stroke="#5f7f55" stroke-width="12" stroke-linecap="round" fill="none"/>`,
  ),
  kaffee: product(
    '<path d="M330 260h340l30 590H300z" fill="#5a3a26"/><path d="M330 260h340l-20 60H350z" fill="#3f281a"/><rect x="345" y="480" width="310" height="200" rx="12" fill="#fffdf6"/>',
    ['Kaffee', '250 g'],
  ),
} satisfies Record<string, string>;

const fromFarm = ['engadiner-nusstorte', 'alpkaese', 'honigloeffel'] as const;

/** Returns a picture of the shop as JPEG. */
export const draw = (name: keyof typeof drawings): Promise<Buffer> =>
  sharp(Buffer.from(drawings[name])).jpeg({quality: 82}).toBuffer();

async function main(folder: string): Promise<void> {
  mkdirSync(folder, {recursive: true});
  const write = (name: string, picture: Buffer) =>
    writeFileSync(path.join(folder, `${name}.jpg`), picture);
  for (const name of Object.keys(drawings) as (keyof typeof drawings)[]) {
    write(name, await draw(name));
  }
  for (const name of fromFarm) {
    write(name, await drawOfFarm(name));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  void main(process.argv[2] ?? 'pictures');
}
