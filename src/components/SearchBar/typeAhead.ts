import {hasModifier} from '@site/src/browser/hasModifier';
import {isField} from '@site/src/browser/isField';
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
 * Escape and another field stop it as well, and call `onCancel`.
 */
export function takeTyping(beginning: string, onCancel: () => void): TypeAhead {
  const handleKey = (event: KeyboardEvent) => {
    if (hasModifier(event)) {
      return;
    }
    if (event.key === 'Escape') {
      cancel();
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
  const handleFocus = ({target}: FocusEvent) => isField(target) && cancel();
  const typing = {
    text: beginning,
    stop: () => {
      window.removeEventListener('keydown', handleKey, {capture: true});
      document.removeEventListener('focusin', handleFocus);
    },
  };
  const cancel = () => {
    typing.stop();
    onCancel();
  };
  window.addEventListener('keydown', handleKey, {capture: true});
  document.addEventListener('focusin', handleFocus);
  return typing;
}
