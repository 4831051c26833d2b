import {hasModifier} from '@portal/common/browser/hasModifier';
import {isField} from '@portal/common/browser/isField';
import {maxQueryLength} from '../constants';

/** Text that is typed before its field exists. */
export interface TypeAhead {
  /** Text so far. */
  text: string;
  /** Whether the last key was Enter, after a text. */
  isSubmitted: boolean;
  /** Stops capturing the keys. */
  stop: () => void;
}

/**
 * Captures what is typed after `beginning`, up to the limit of the field, until `stop`. Escape and another field also
 * stop it and call `onCancel`.
 */
export function takeTyping(beginning: string, onCancel: () => void): TypeAhead {
  const handleKey = (event: KeyboardEvent) => {
    if (hasModifier(event)) {
      return;
    }
    typing.isSubmitted = event.key === 'Enter' && typing.text.trim() !== '';
    if (event.key === 'Escape') {
      cancel();
    } else if (event.key === 'Backspace') {
      typing.text = typing.text.slice(0, -1);
      // Chrome sends no key when it fills in a suggestion.
    } else if (event.key?.length === 1) {
      typing.text = (typing.text + event.key).slice(0, maxQueryLength);
    } else if (!typing.isSubmitted) {
      return;
    }
    // Prevents that the page or the field that still has the focus also gets the key.
    event.preventDefault();
    event.stopPropagation();
  };
  const handleFocus = ({target}: FocusEvent) => isField(target) && cancel();
  const typing = {
    text: beginning,
    isSubmitted: false,
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

/** Takes what a field contains when it is read. The field is empty after `stop`. */
export function takeField(field: HTMLInputElement): TypeAhead {
  const typing = {
    text: '',
    isSubmitted: false,
    stop: () => {
      typing.text = field.value;
      field.value = '';
    },
  };
  return typing;
}
