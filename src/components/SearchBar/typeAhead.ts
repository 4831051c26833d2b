import {hasModifier} from '@site/src/browser/hasModifier';
import {maxQueryLength} from '@site/src/config/search';

/** What somebody types while its field is not there yet. */
export interface TypeAhead {
  /** Text so far. */
  text: string;
  /** Leaves the keys to the page again. */
  stop: () => void;
}

/**
 * Takes in what is typed from now on after `beginning`, no more than the field will, until `stop`.
 * Escape stops it as well, and calls `onCancel`.
 */
export function takeTyping(beginning: string, onCancel: () => void): TypeAhead {
  const handleKey = (event: KeyboardEvent) => {
    if (hasModifier(event)) {
      return;
    }
    if (event.key === 'Escape') {
      typing.stop();
      onCancel();
    } else if (event.key === 'Backspace') {
      typing.text = typing.text.slice(0, -1);
      // Chrome sends none when it fills in a suggestion.
    } else if (event.key?.length === 1) {
      typing.text = (typing.text + event.key).slice(0, maxQueryLength);
    } else {
      return;
    }
    // Neither the page nor the field that still has the focus gets it as well.
    event.preventDefault();
    event.stopPropagation();
  };
  const typing = {
    text: beginning,
    stop: () => window.removeEventListener('keydown', handleKey, {capture: true}),
  };
  window.addEventListener('keydown', handleKey, {capture: true});
  return typing;
}
