import type {Nodes} from 'mdast';
import {attribute, isJsx, textAttribute} from '@portal/content/mdx/mdx';
import {machineDescription} from '@portal/common/pictures/machineDescription';
import {pictureLimits} from '@portal/common/pictures/pictureLimits';
import {perNode, type Rule} from '../lib/rule';

/** Returns the alternative text: undefined for a node that is not a picture, null if it is missing. */
function altOf(node: Nodes): string | null | undefined {
  if (node.type === 'image') {
    return node.alt ?? null;
  }
  if (!isJsx(node, 'Screenshot', 'UiSketch', 'img')) {
    return undefined;
  }
  if (node.name === 'img' && textAttribute(node, 'alt') === '') {
    // This is marked as purely decorative.
    return undefined;
  }
  const alt = attribute(node, 'alt');
  return alt && typeof alt.value !== 'string' ? undefined : (textAttribute(node, 'alt') ?? null);
}

function problemOf(alt: string | null): string | null {
  if (alt === null || alt.trim() === '') {
    return 'Das Bild hat keinen Alternativtext → Schreiben Sie bei alt="…", was darauf zu sehen ist.';
  }
  if (alt.length > pictureLimits.alt) {
    return `Der Alternativtext hat ${alt.length} Zeichen → Kürzen Sie ihn auf höchstens ${pictureLimits.alt}, und schreiben Sie den Rest in den Text der Seite.`;
  }
  if (machineDescription.test(alt)) {
    return 'Den Alternativtext hat ein Programm geschrieben → Schreiben Sie selber, was zu sehen ist.';
  }
  const filler =
    /^(?:Bild|Foto|Grafik|Screenshot|Bildschirmfoto)(?: von| der| des|:|$)|\.(?:png|jpe?g|webp|svg)$/i;
  return filler.test(alt)
    ? `Der Alternativtext «${alt}» sagt nicht, was zu sehen ist → Beschreiben Sie den Inhalt; dass es ein Bild ist, sagt der Screenreader.`
    : null;
}

/** Every picture and sketch says in words what it shows. */
export default {
  name: 'alternativtext',
  level: 'error',
  check: perNode(() => (node) => {
    const alt = altOf(node);
    return alt === undefined ? null : problemOf(alt);
  }),
} satisfies Rule;
