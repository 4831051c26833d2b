import {wordFiles} from '../../src/config/wordFiles';
import {kilobytes} from '../lib/kilobytes';
import type {Upload} from './push';

/** Bytes of a record that every plan of the hosted search takes. */
const recordLimit = 10_000;

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Returns what a push does, in sentences for the person who runs it. */
export function describePlan(indexName: string, {records, settings, synonyms}: Upload): string {
  const counts = new Map<string, number>();
  for (const {docusaurus_tag: tag} of records) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const sizes = records.map(sizeOf);
  const largest = Math.max(0, ...sizes);
  const large = records.filter((_, i) => sizes[i]! > recordLimit);
  return [
    `The index «${indexName}» would be replaced at one stroke by a new one with`,
    `- ${records.length} records, ${kilobytes(sizes.reduce((a, b) => a + b, 0))}, the largest ${kilobytes(largest)}:`,
    ...[...counts].sort().map(([tag, count]) => `    ${String(count).padStart(6)}  ${tag}`),
    `- ${synonyms.length} groups of synonyms (${wordFiles.synonyms})`,
    `- ${Object.keys(settings).length} settings:`,
    ...Object.entries(settings).map(([name, value]) => `    ${name}: ${JSON.stringify(value)}`),
    ...large.map(
      ({objectID}) =>
        `Warning: ${objectID} is larger than ${kilobytes(recordLimit)}; some plans of the service refuse it.`,
    ),
  ].join('\n');
}
