import {describe, expect, it} from 'vitest';
import {wholePicture} from './geometry';
import {emptyHistory, historyReducer, type HistoryAction} from './history';

const run = (...actions: HistoryAction[]) => actions.reduce(historyReducer, emptyHistory);
const add = (x: number): HistoryAction => ({type: 'add', at: {x, y: 0.5}});
const texts = (history: ReturnType<typeof run>) =>
  history.present.markers.map(({id, text}) => `${id}${text}`);

describe('markers', () => {
  it('are added, moved onto the picture, written, shifted and removed', () => {
    const history = run(
      add(0.1),
      add(0.2),
      add(0.3),
      {type: 'move', id: 1, to: {x: 2, y: -1}},
      {type: 'text', id: 2, text: 'b'},
      {type: 'shift', id: 2, by: -1},
      {type: 'remove', id: 3},
    );
    expect(texts(history)).toEqual(['2b', '1']);
    expect(history.present.markers[1]).toMatchObject({x: 1, y: 0});
  });
});

describe('undo', () => {
  it('takes back a step and brings it again', () => {
    const undone = run(add(0.1), add(0.2), {type: 'undo'});
    expect(texts(undone)).toEqual(['1']);
    expect(texts(historyReducer(undone, {type: 'redo'}))).toEqual(['1', '2']);
  });

  it('takes back a whole drag at once', () => {
    const drag = [0.3, 0.4, 0.5].map((x): HistoryAction => ({type: 'move', id: 1, to: {x, y: 0}}));
    expect(run(add(0.1), ...drag, {type: 'undo'}).present.markers[0]?.x).toBe(0.1);
  });

  it('forgets what was undone once something new is done', () => {
    expect(run(add(0.1), {type: 'undo'}, add(0.2)).future).toEqual([]);
  });

  it.each<HistoryAction>([
    {type: 'name', name: 'bild'},
    {type: 'alt', alt: ''},
    {type: 'text', id: 1, text: ''},
    {type: 'move', id: 1, to: {x: 0.1, y: 0.5}},
    {type: 'shift', id: 1, by: -1},
    {type: 'crop', area: wholePicture},
    {type: 'remove', id: 9},
  ])('is kept by what changes nothing: $type', (action) => {
    const undone = run(add(0.1), add(0.2), {type: 'undo'});
    expect(historyReducer(undone, action)).toBe(undone);
  });
});
