/** The beginning of an answer in plain text. One of the two is empty. */
export interface AnswerBeginning {
  /** The first steps of an instruction. */
  steps: string[];
  /** The first sentences of a section without steps. */
  text: string;
}

const stepCount = 3;
const sentenceCount = 2;

/** Inline Markdown: escaped sign, code, picture, link, address, number of a picture after a name, emphasis. */
const inline =
  /\\([!-/:-@[-`{-~])|(`+) ?(.+?) ?\2|!\[(?:\\.|[^\]\\])*\]\([^)]*\)|\[((?:\\.|[^\]\\])+)\]\([^)]*\)|<([^\s<>]+)>|(?<=\*\*)\s\(\d+\)|\*\*|(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])|\\$/gu;

/** Returns a line of Markdown as plain text. */
function plain(line: string): string {
  return line
    .replace(
      inline,
      (_, sign?: string, _ticks?: string, code?: string, link?: string, address?: string) =>
        sign ?? code ?? (link === undefined ? undefined : plain(link)) ?? address ?? '',
    )
    .replace(/&#x20;|\s+/g, ' ')
    .trim();
}

/** Returns the lines without fenced code and quotes. The copies quote pictures and notes. */
function readableLines(markdown: string): string[] {
  let isCode = false;
  return markdown.split('\n').filter((line) => {
    const isFence = /^\s*```/.test(line);
    isCode = isFence ? !isCode : isCode;
    return !isFence && !isCode && !line.startsWith('>');
  });
}

/** Returns the text of a heading or of a folded question, which the copies write in bold. */
function headingOf(line: string): string | null {
  const [, heading, question] = /^(?:#{1,6} (.+)|\*\*((?:(?!\*\*).)+)\*\*)$/.exec(line) ?? [];
  const text = heading ?? question;
  return text === undefined ? null : plain(text);
}

/** Returns the own lines of the section below the headings, or null if there is no such section. */
function ownLines(markdown: string, headings: readonly string[]): string[] | null {
  const lines = readableLines(markdown);
  let start = lines.findIndex((line) => line.startsWith('# '));
  for (const heading of headings) {
    const after = start;
    start = lines.findIndex((line, i) => i > after && headingOf(line) === heading);
    if (start < 0) {
      return null;
    }
  }
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => headingOf(line) !== null || line === '---');
  return end < 0 ? rest : rest.slice(0, end);
}

/** Returns the first numbered list, each step without what follows its first line. */
function stepsIn(lines: readonly string[]): string[] {
  const numbered = /^\d+\. +/;
  const begin = lines.findIndex((line) => numbered.test(line));
  const list = begin < 0 ? [] : lines.slice(begin);
  const end = list.findIndex((line) => /^\S/.test(line) && !numbered.test(line));
  const steps = (end < 0 ? list : list.slice(0, end))
    .filter((line) => numbered.test(line))
    .map((line) => plain(line.replace(numbered, '')))
    .filter(Boolean);
  return steps.length > 1 ? steps.slice(0, stepCount) : [];
}

/** Matches the space after a sentence. A dot after a number or a single letter ends none (1. August, z. B.). */
const betweenSentences = /(?<=(?<![\s(]\p{L}|^\p{L}|\d)[.!?…][»)]*)\s+(?=[\p{Lu}«(])/u;

function sentencesIn(lines: readonly string[]): string[] {
  return (
    lines
      .filter((line) => /^(?:[^\s|!<]|- )/.test(line))
      .flatMap((line) => plain(line.replace(/^(?:-|\d+\.) +/, '')).split(betweenSentences))
      // A line that introduces something or has no verb needs what stands around it.
      .filter((sentence) => /[.!?…][»)]*$/.test(sentence))
      .slice(0, sentenceCount)
  );
}

/**
 * Returns how the answer of a section begins, or null if nothing can be shown of it.
 * @param markdown Markdown copy of the page
 * @param headings headings that lead to the section, without the title of the page; the last one may be a question
 */
export function answerBeginning(
  markdown: string,
  headings: readonly string[],
): AnswerBeginning | null {
  const lines = ownLines(markdown, headings);
  if (lines === null) {
    return null;
  }
  const steps = stepsIn(lines);
  const text = steps.length > 0 ? '' : sentencesIn(lines).join(' ');
  return steps.length > 0 || text ? {steps, text} : null;
}
