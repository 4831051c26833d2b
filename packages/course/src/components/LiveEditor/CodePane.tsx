import {useEffect, useImperativeHandle, useRef, type ReactNode, type Ref} from 'react';
import type {EditorView} from '@codemirror/view';
import type {Pane} from '../../project';
import {createEditor, goToLine, replaceText} from './codeMirror';
import {codeName} from './texts';
import styles from './styles.module.css';

export interface CodePaneHandle {
  goToLine: (line: number) => void;
}

interface Props {
  pane: Pane;
  text: string;
  describedBy: string;
  onChange: (text: string) => void;
  ref?: Ref<CodePaneHandle>;
}

/** Renders one file in a code editor. */
export default function CodePane({pane, text, describedBy, onChange, ref}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({text, onChange});
  useEffect(() => {
    latest.current = {text, onChange};
  });

  useEffect(() => {
    const editor = createEditor(host.current!, {
      pane,
      text: latest.current.text,
      label: codeName(pane),
      describedBy,
      onChange: (changed) => latest.current.onChange(changed),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [pane, describedBy]);

  // A change came from outside: a reset, or the same file in another exercise of the page.
  useEffect(() => {
    if (view.current) replaceText(view.current, text);
  }, [text]);

  useImperativeHandle(ref, () => ({
    goToLine: (line) => view.current && goToLine(view.current, line),
  }));

  return <div ref={host} className={styles.code} />;
}
