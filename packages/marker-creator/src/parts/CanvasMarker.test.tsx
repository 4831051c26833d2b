// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {useReducer} from 'react';
import {expect, it} from 'vitest';
import {site} from '../../tests/site';
import {emptyHistory, historyReducer} from '../model/history';
import {SiteContext} from '../site';
import CanvasMarker from './CanvasMarker';

const start = {
  ...emptyHistory,
  present: {...emptyHistory.present, markers: [{id: 1, x: 0.1, y: 0.1, text: ''}]},
};

/** A picture of 100 pixels with one marker, and how many steps can be undone. */
function Picture() {
  const [history, dispatch] = useReducer(historyReducer, start);
  const marker = history.present.markers[0]!;
  return (
    <SiteContext value={site}>
      <CanvasMarker
        n={1}
        marker={marker}
        place={({clientX, clientY}) => ({x: clientX / 100, y: clientY / 100})}
        dispatch={dispatch}
        onRemove={() => {}}
        isSelected={false}
        onSelect={() => {}}
        say={() => {}}
      />
      <output>{`${Math.round(marker.x * 100)} ${history.past.length}`}</output>
    </SiteContext>
  );
}

function drag(by: number) {
  const marker = screen.getByRole('button');
  marker.setPointerCapture = () => {};
  fireEvent.pointerDown(marker, {clientX: 50, clientY: 50, button: 0});
  fireEvent.pointerMove(marker, {clientX: 50 + by / 2, clientY: 50});
  fireEvent.pointerMove(marker, {clientX: 50 + by, clientY: 50});
  fireEvent.pointerUp(marker);
}

it('takes each drag for one step to undo', () => {
  render(<Picture />);
  drag(20);
  drag(20);
  expect(screen.getByRole('status').textContent).toBe('50 2');
});
