// @vitest-environment jsdom
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Steps, {Step, StepList} from '.';
import {unitOf} from './unitOf';

const list = (start: number, ...ids: string[]) => (
  <Steps>
    <StepList start={start}>
      {ids.map((id, index) => (
        <Step key={id} n={start + index} id={id}>
          Schritt
        </Step>
      ))}
    </StepList>
  </Steps>
);

it('names the unit of each step as the record of the walk does', () => {
  const html = renderToStaticMarkup(
    <article>
      <h1>Dateiliste</h1>
      <h2 id="hochladen">Hochladen</h2>
      {list(1, 'a', 'b')}
      <h3>Überschrift ohne Anker</h3>
      {list(1, 'c')}
      <h2 id="loeschen">Löschen</h2>
      {list(3, 'd')}
    </article>,
  );
  // Of its own: tests share their document.
  const {body} = new DOMParser().parseFromString(html, 'text/html');
  const units = [...body.querySelectorAll('li')].map((step) => [step.id, unitOf(step)]);
  expect(Object.fromEntries(units)).toEqual({
    a: 'hochladen 1',
    b: 'hochladen 2',
    c: 'hochladen 2.1',
    d: 'loeschen 3',
  });
});
