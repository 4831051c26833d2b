import {describe, expect, it} from 'vitest';
import {inlineTexts, lookedUpIds} from './inlineTexts.mjs';
import {textSources} from './textCode';

describe('inlineTexts', () => {
  it('puts the translation in the place of the default text, whatever the order', () => {
    const source = `translate({id: 'theme.a', message: "It's"}, {n: 1}), translate({
  message: 'B \\' b',
  id: 'theme.b',
  description:
    'Where it\\'s shown',
}), translate({description: 'c', id: 'theme.c', message: 'C'})`;
    expect(inlineTexts(source, {'theme.a': '«A» "a"', 'theme.b': 'B'})).toBe(
      `translate({id: 'theme.a', message: "«A» \\"a\\""}, {n: 1}), ` +
        `translate({id: 'theme.b', message: "B"}), translate({id: 'theme.c', message: 'C'})`,
    );
  });

  it('does so in elements', () => {
    const source = `<Translate
  id="theme.a"
  description="The label">
  A a
</Translate><Translate id="theme.b">{'b'}</Translate><Translate id="theme.c">C</Translate>`;
    expect(inlineTexts(source, {'theme.a': '<A>', 'theme.b': 'B'})).toBe(
      '<Translate id="theme.a">{"<A>"}</Translate>' +
        '<Translate id="theme.b">{"B"}</Translate><Translate id="theme.c">C</Translate>',
    );
  });

  it('drops the note alone of an element whose text has gaps', () => {
    const source = `<Translate id="theme.a" description="n" values={{b: <b>c</b>}}>{'{b}'}</Translate>`;
    expect(inlineTexts(source, {'theme.a': 'A'})).toBe(source.replace(' description="n"', ''));
    expect(lookedUpIds(source)).toEqual(['theme.a']);
  });

  it('leaves other objects alone', () => {
    const names = `const docCard = {
  title: 'theme-doc-card-title',
  description: 'theme-doc-card-description',
}, step = {id: 'theme.a', message: text}`;
    expect(inlineTexts(names, {'theme.a': 'A'})).toBe(names);
    expect(lookedUpIds(names)).toEqual(['theme.a']);
  });

  it('reaches nearly every message of the theme and of the search', () => {
    const sources = textSources();
    const ids = new Set(
      sources.flatMap((source) =>
        [...source.matchAll(/['"](theme\.\w[\w.]+)['"]/g)].map(([, id = '']) => id),
      ),
    );
    expect(ids.size).toBeGreaterThan(80);
    const lookedUp = new Set(sources.flatMap(lookedUpIds));
    expect(lookedUp.size).toBeLessThan(10);
    expect([...lookedUp].filter((id) => /^theme\.Search(?:Modal|Page)\./.test(id))).toEqual([]);
  });
});
