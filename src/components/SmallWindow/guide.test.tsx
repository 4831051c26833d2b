// @vitest-environment jsdom
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, it, vi} from 'vitest';
import Steps, {Step, StepList} from '../Steps';
import {readGuide} from './guide';

afterEach(() => vi.unstubAllGlobals());

const steps = (
  <StepList>
    <Step n={1} id="a">
      Öffnen
    </Step>
    <Step n={2} id="b">
      Schreiben
    </Step>
  </StepList>
);
const actions = {
  'post 1': [{label: 'Öffnen'}, {label: 'Menü', phone: true}],
  'post 2': [{label: 'Schreiben'}],
};

it.each([
  ['a mouse', false, ['Öffnen', 'Schreiben']],
  ['a finger, where only some steps differ', true, ['Menü', 'Schreiben']],
])('shows what readers do who point with %s', (_, isCoarse, labels) => {
  vi.stubGlobal('matchMedia', () => ({matches: isCoarse}));
  document.body.innerHTML = renderToStaticMarkup(
    <main className="markdown">
      <h2 id="post">Post</h2>
      <Steps>{steps}</Steps>
    </main>,
  );
  const guide = readGuide(document.querySelector('main > div')!, steps, actions);
  expect(guide.title).toBe('Post');
  expect(guide.steps.flatMap((step) => step.actions.map(({label}) => label))).toEqual(labels);
});
