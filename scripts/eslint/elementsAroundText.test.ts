import {ESLint} from 'eslint';
import {expect, it} from 'vitest';

/** What is right and wrong, by the content of a component. */
const contents: Record<string, boolean> = {
  '<p>Text{is && <b>b</b>}</p>': false,
  '<p>{is && "Text"}<b>b</b></p>': false,
  '<p>{is ? "Text" : <i>i</i>}<b>b</b></p>': false,
  '<p>{name}{is && <b>b</b>}</p>': false,
  '<p><Translate>Text</Translate>{is && <b>b</b>}</p>': false,
  '<>{list.map((one) => <b key={one}>{one}</b>)}Text</>': false,
  '<p><span>Text</span>{is && <b>b</b>}</p>': true,
  '<p>{is && "Text"}</p>': true,
  '<p>{is ? "Text" : "Wort"}</p>': true,
  '<p>Text <b>b</b></p>': true,
  '<p>{children}{is && <b>b</b>}</p>': true,
  '<p>{name && <i>{name}</i>}{is && <b>b</b>}</p>': true,
};

// The rule reads types, for which TypeScript reads the whole project.
it('tells of texts beside what comes and goes, and of nothing else', async () => {
  const before = `import type {ReactNode} from 'react'; import Translate from '@docusaurus/Translate';
type Props = {is: boolean; name?: string; children?: ReactNode; list: string[]};
`;
  const components = Object.keys(contents).map(
    (content, index) =>
      `export const A${index} = ({is, name, children, list}: Props) => (${content});`,
  );
  const eslint = new ESLint({ruleFilter: ({ruleId}) => ruleId === 'portal/elements-around-text'});
  // Types are known of files of the project only.
  const [result] = await eslint.lintText(before + components.join('\n'), {
    filePath: 'src/components/Kbd/index.tsx',
  });
  const told = result!.messages.filter(({ruleId}) => ruleId !== null).map(({line}) => line - 3);
  const wrong = Object.values(contents).flatMap((isRight, index) => (isRight ? [] : [index]));
  expect([...new Set(told)]).toEqual(wrong);
}, 180_000);
