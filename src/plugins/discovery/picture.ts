import sharp from 'sharp';
import {escapeHtml} from '@portal/common/text/escapeHtml';

/** Breaks a text into lines of up to `length` characters. */
export function lines(text: string, length: number): string[] {
  return text.split(' ').reduce<string[]>((all, word) => {
    const last = all.at(-1);
    return last !== undefined && last.length + word.length < length
      ? [...all.slice(0, -1), `${last} ${word}`]
      : [...all, word];
  }, []);
}

export interface PictureTexts {
  siteName: string;
  /** Name of the manual. */
  label: string;
  description: string;
}

/** Returns the picture for a shared link: 1200 × 630 pixels, with a manual's name and description. */
export function pictureSvg({siteName, label, description}: PictureTexts): string {
  const text = lines(description, 44)
    .map((line, i) => `<tspan x="90" dy="${i === 0 ? 0 : 54}">${escapeHtml(line)}</tspan>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="#0d5561"/>
<path d="M0 630v-150l170-190 120 140 150-210 190 260 120-130 180 190 130-120 140 130v80Z" fill="#083a43"/>
<g font-family="Charter, Georgia, 'DejaVu Serif', serif" fill="#fff">
<text x="90" y="150" font-size="34" letter-spacing="2">${escapeHtml(siteName)}</text>
<text x="90" y="260" font-size="92" font-weight="700">${escapeHtml(label)}</text>
<text x="90" y="345" font-size="38">${text}</text>
</g></svg>`;
}

/** Returns the same picture as the bytes of a PNG file. */
export function picturePng(texts: PictureTexts): Promise<Buffer> {
  return sharp(Buffer.from(pictureSvg(texts)))
    .png({palette: true})
    .toBuffer();
}
