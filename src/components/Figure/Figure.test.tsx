// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {figureAttribute, legendId, markerId} from '@portal/content/parts';
import {FigureContext} from './context';
import Legend, {LegendItem} from './Legend';
import Marker from './Marker';
import MarkerRef from './MarkerRef';

function Figure({id, numbers}: {id: string; numbers: number[]}) {
  return (
    <FigureContext value={id}>
      <figure {...{[figureAttribute]: id}}>
        {numbers.map((n) => (
          <Marker key={n} n={n} />
        ))}
        <Legend>
          {numbers.map((n) => (
            <LegendItem key={n} n={n}>
              Eintrag {n}
            </LegendItem>
          ))}
        </Legend>
      </figure>
    </FigureContext>
  );
}

const element = (id: string) => document.getElementById(id) as HTMLElement;
const isActive = (id: string) => element(id).hasAttribute('data-active');

describe('highlighting', () => {
  it('goes from the picture to the legend and from the legend to the picture', () => {
    render(<Figure id="bild" numbers={[1, 2]} />);
    fireEvent.mouseEnter(element(markerId('bild', 2)));
    expect(isActive(legendId('bild', 2))).toBe(true);
    expect(isActive(legendId('bild', 1))).toBe(false);
    fireEvent.mouseLeave(element(markerId('bild', 2)));
    expect(isActive(legendId('bild', 2))).toBe(false);
    fireEvent.mouseEnter(element(legendId('bild', 1)));
    expect(isActive(markerId('bild', 1))).toBe(true);
  });

  it('follows the keyboard', () => {
    render(<Figure id="bild" numbers={[1]} />);
    fireEvent.focus(element(markerId('bild', 1)));
    expect(isActive(legendId('bild', 1))).toBe(true);
    fireEvent.blur(element(markerId('bild', 1)));
    expect(isActive(legendId('bild', 1))).toBe(false);
  });

  it('follows a number in the text', () => {
    render(
      <>
        <Figure id="bild" numbers={[1]} />
        <p>
          Feld <MarkerRef n={1} figure="bild" />
        </p>
      </>,
    );
    fireEvent.mouseEnter(screen.getByLabelText('Nummer 1 im Bild'));
    expect(isActive(markerId('bild', 1))).toBe(true);
  });

  it('ends with its page, which removes the number without a word', () => {
    render(<Figure id="bild" numbers={[1]} />);
    fireEvent.focus(element(markerId('bild', 1)));
    cleanup();
    render(<Figure id="bild" numbers={[1]} />);
    expect(isActive(markerId('bild', 1))).toBe(false);
    expect(isActive(legendId('bild', 1))).toBe(false);
  });

  it('stays within its picture', () => {
    render(
      <>
        <Figure id="a" numbers={[1]} />
        <Figure id="b" numbers={[1]} />
      </>,
    );
    fireEvent.focus(element(markerId('a', 1)));
    expect(isActive(legendId('b', 1))).toBe(false);
  });
});

describe('a number in the text of another file', () => {
  it('finds the nearest picture above that has it', () => {
    render(
      <>
        <Figure id="a" numbers={[1, 2]} />
        <Figure id="b" numbers={[1]} />
        <p>
          <MarkerRef n={2} /> <MarkerRef n={1} />
        </p>
        <Figure id="c" numbers={[1, 2]} />
      </>,
    );
    expect(screen.getByLabelText('Nummer 2 im Bild').getAttribute('href')).toBe('#a-nr-2');
    expect(screen.getByLabelText('Nummer 1 im Bild').getAttribute('href')).toBe('#b-nr-1');
  });

  it('stays text where there is none', () => {
    render(
      <p>
        <MarkerRef n={2} />
      </p>,
    );
    expect(document.querySelector('a')).toBeNull();
    expect(document.body.textContent).toBe('(2)');
  });
});
