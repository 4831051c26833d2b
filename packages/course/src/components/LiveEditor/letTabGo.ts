import type {Extension} from '@codemirror/state';
import {EditorView, keymap} from '@codemirror/view';
import {tabTexts} from './texts';

/** Lets screen readers say what Tab does from now on. */
function say(view: EditorView, text: string): void {
  view.dispatch({effects: EditorView.announce.of(text)});
}

/** Ends the time in which Tab leaves the editor. What the shortcut has switched stays. */
const end = (_: Event, view: EditorView) => view.setTabFocusMode(-Infinity);

/**
 * Returns an extension with which Tab leaves the editor after Escape, until another key is pressed. CodeMirror waits
 * two seconds only, which is too short for whoever listens. Its shortcut that switches what Tab does says so.
 */
export function letTabGo(): Extension {
  let isSwitched = false;
  return [
    EditorView.domEventObservers({
      keydown(event, view) {
        if (event.key === 'Escape') {
          queueMicrotask(() => {
            // An Escape that closes the suggestions means only them.
            if (!event.defaultPrevented) {
              view.setTabFocusMode(Infinity);
              say(view, tabTexts.leaves);
            }
          });
        }
      },
      mousedown: end,
      blur: end,
    }),
    keymap.of([
      {
        key: 'Ctrl-m',
        mac: 'Shift-Alt-m',
        run(view) {
          isSwitched = !isSwitched;
          view.setTabFocusMode(isSwitched);
          say(view, isSwitched ? tabTexts.leaves : tabTexts.indents);
          return true;
        },
      },
    ]),
  ];
}
