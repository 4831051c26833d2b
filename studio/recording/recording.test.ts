import {describe, expect, it} from 'vitest';
import {markedSteps, markSteps, readRecording} from './recording';

const at = (selector: string) => ({
  selectors: [[`aria/${selector}`], [`#${selector}`]],
  target: 'main',
});
const click = (selector: string) => ({type: 'click', ...at(selector), offsetX: 1, offsetY: 2});
const change = (selector: string, value: string) => ({type: 'change', ...at(selector), value});
const key = (type: string, name: string) => ({type, key: name, target: 'main'});
const start = {type: 'navigate', url: 'https://anna@seite.example/neu?id=3&token=abc#x'};

const read = (...steps: unknown[]) =>
  readRecording(JSON.stringify({title: 'Neu', steps: [start, ...steps]})).steps.slice(1);

describe('readRecording', () => {
  it('keeps the path of the website, without what lets somebody in', () => {
    const {steps, origin} = readRecording(
      JSON.stringify({title: 'Neu', steps: [start, click('a')]}),
    );
    expect(steps[0]).toMatchObject({url: '/neu?id=3#x'});
    expect(origin).toBe('https://seite.example');
  });

  it('leaves out what a reader does not do by itself', () => {
    const viewport = {
      type: 'setViewport',
      width: 1,
      height: 1,
      deviceScaleFactor: 1,
      isMobile: false,
      hasTouch: false,
      isLandscape: false,
    };
    const steps = read(
      viewport,
      click('a'),
      change('a', 'Som'),
      change('a', 'Sommer'),
      key('keyDown', 'Tab'),
      click('b'),
      {...click('b'), type: 'doubleClick'},
    );
    expect(steps).toMatchObject([{type: 'change', value: 'Sommer'}, {type: 'doubleClick'}]);
  });

  it('takes keys that are held together as one', () => {
    const steps = read(
      click('a'),
      key('keyDown', 'Control'),
      key('keyDown', 's'),
      key('keyUp', 's'),
      key('keyUp', 'Control'),
      key('keyDown', 'Enter'),
    );
    expect(steps.slice(1)).toMatchObject([{key: 'Control+s'}, {key: 'Enter'}]);
    expect(read(click('a'), ...steps.slice(1)).slice(1)).toEqual(steps.slice(1));
  });

  it.each([
    ['not JSON', 'x'],
    ['another format', '{"steps": 1}'],
    ['nothing done', JSON.stringify({title: 'Leer', steps: [start]})],
  ])('says in German what is wrong: %s', (_, text) => {
    expect(() => readRecording(text)).toThrow(/→/);
  });
});

it('stores which step of the page a part of it does', () => {
  const steps = read(click('a'), click('b'));
  const groups = new Map([
    ['1', steps.slice(0, 1)],
    ['2', steps.slice(1)],
  ]);
  const stored = readRecording(
    JSON.stringify({title: 'Neu', steps: [start, ...markSteps(groups)]}),
  );
  expect(markedSteps(stored)).toEqual({start: [stored.steps[0]], groups});
});
