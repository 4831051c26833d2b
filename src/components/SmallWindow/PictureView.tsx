import {useLayoutEffect, useRef, type ReactNode} from 'react';
import styles from './panel.module.css';

interface Props {
  picture: Element;
  /** Ids of the numbers that the step names. */
  numbers: readonly string[];
}

/** Renders the picture of a step, and scrolls to the numbers that the step names. */
export default function PictureView({picture, numbers}: Props): ReactNode {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const {current} = view;
    current!.replaceChildren(current!.ownerDocument.importNode(picture, true));
  }, [picture]);
  useLayoutEffect(() => {
    const {current} = view;
    const all = [...current!.querySelectorAll('[id]')];
    const named = all.filter(({id}) => numbers.includes(id));
    all.forEach((number) => number.toggleAttribute('data-active', named.includes(number)));
    const middles = named.map((number) => {
      const {top, height} = number.getBoundingClientRect();
      return top + height / 2 - current!.getBoundingClientRect().top + current!.scrollTop;
    });
    const middle = middles.reduce((sum, one) => sum + one, 0) / (middles.length || 1);
    current!.scrollTop = middle - current!.clientHeight / 2;
  }, [picture, numbers]);
  return (
    <div
      ref={view}
      className={styles.view}
      // It scrolls: it must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={picture.getAttribute('aria-label') ?? picture.querySelector('img')?.alt ?? ''}
    />
  );
}
