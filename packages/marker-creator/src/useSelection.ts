import {useEffect, useState} from 'react';
import {isComposing} from '@portal/common/browser/isComposing';
import type {ProjectMarker} from './model/project';
import {announcements} from './texts';

interface Selection {
  /** The selected marker; null for none. */
  selected: ProjectMarker | null;
  /** Its number. */
  n: number;
  /** Selects or deselects a marker. `clicks` counts the clicks at one place in quick succession. */
  toggle: (marker: ProjectMarker, clicks: number) => void;
  /** Ends the selection without an announcement. */
  end: () => void;
}

/**
 * Manages the marker that the next click on the picture moves, for users who cannot drag. Escape ends the selection,
 * and so does every change of the marker.
 *
 * @param markers those that are shown
 * @param say tells what happened
 */
export function useSelection(
  markers: readonly ProjectMarker[],
  say: (text: string) => void,
): Selection {
  const [selected, setSelected] = useState<ProjectMarker | null>(null);
  const number = (marker: ProjectMarker | null) => markers.findIndex((item) => item === marker) + 1;
  const n = number(selected);
  if (selected && n === 0) {
    setSelected(null);
  }

  useEffect(() => {
    if (n > 0) {
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key === 'Escape' && !isComposing(event)) {
          setSelected(null);
          say(announcements.unselected(n));
        }
      };
      // This listens on the document, because not every browser focuses a button on click.
      document.addEventListener('keydown', onKeyDown);
      return () => document.removeEventListener('keydown', onKeyDown);
    }
  }, [n, say]);

  const toggle = (marker: ProjectMarker, clicks: number) => {
    if (marker === selected) {
      setSelected(null);
      say(announcements.unselected(n));
    } else if (clicks <= 1) {
      // The second click of a double click on the picture hits the marker that the first click has added.
      setSelected(marker);
      say(announcements.selected(number(marker)));
    }
  };
  return {selected, n, toggle, end: () => setSelected(null)};
}
