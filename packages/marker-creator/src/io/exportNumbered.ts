import {toPercent} from '../model/geometry';
import {plainLegend, type ValueText} from '../model/plainLegend';
import type {Project} from '../model/project';
import {canvasBlob, drawCrop} from './exportPicture';
import type {LoadedPicture} from './loadPicture';
import {wrapText} from './wrapText';

/** Colours of the numbers in the light mode of the pages. */
const colors = {number: '#9a3412', text: '#ffffff', ring: '#1b2624', paper: '#ffffff'};
const font = 'system-ui, sans-serif';

function drawNumber(
  context: CanvasRenderingContext2D,
  n: number,
  x: number,
  y: number,
  radius: number,
): void {
  const disc = (size: number, color: string) => {
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.fillStyle = color;
    context.fill();
  };
  disc(radius * 1.3, colors.ring);
  disc(radius * 1.2, colors.text);
  disc(radius, colors.number);
  context.fillStyle = colors.text;
  context.font = `700 ${radius * 1.1}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(n), x, y + radius * 0.06);
}

/**
 * Returns the crop with its numbers and the legend below, as a PNG for e-mail and print. `value` returns the text of
 * a `Value`.
 */
export async function exportNumbered(
  picture: LoadedPicture,
  project: Project,
  value: ValueText,
): Promise<Blob> {
  const source = await drawCrop(picture, project.crop);
  const radius = Math.max(12, Math.round(Math.min(source.width, 1600) / 70));
  const line = radius * 2.6;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) {
    return canvasBlob(source, 'image/png');
  }
  const letters = `${radius * 1.35}px ${font}`;
  context.font = letters;
  const room = Math.max(source.width, 320) - radius * 6;
  const entries = project.markers.map(({text}) =>
    wrapText(plainLegend(text, value), room, (part) => context.measureText(part).width),
  );
  const rows = entries.reduce((sum, entry) => sum + Math.max(1, entry.length), 0);
  canvas.width = Math.max(source.width, 320);
  canvas.height = source.height + (rows > 0 ? rows * line + radius * 2 : 0);
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0);
  let y = source.height + radius + line / 2;
  project.markers.forEach((marker, index) => {
    const [left, top] = toPercent(marker, project.crop);
    const x = (left / 100) * source.width;
    drawNumber(context, index + 1, x, (top / 100) * source.height, radius);
    drawNumber(context, index + 1, radius * 2, y, radius * 0.85);
    context.fillStyle = colors.ring;
    context.font = letters;
    context.textAlign = 'left';
    entries[index]?.forEach((row, at) => context.fillText(row, radius * 4, y + at * line));
    y += Math.max(1, entries[index]?.length ?? 0) * line;
  });
  return canvasBlob(canvas, 'image/png');
}
