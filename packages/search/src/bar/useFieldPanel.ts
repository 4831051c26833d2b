import {useEffect, useRef, type InputHTMLAttributes, type RefObject} from 'react';
import {usePanelControls} from './panelContext';

/**
 * Returns the props of a field on a page that continues in the panel, with its suggestions, when the reader taps it or
 * types. Until the panel is there, and without JavaScript, it is a field as any other.
 */
export function useFieldPanel(): {ref: RefObject<HTMLInputElement | null>} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'aria-haspopup' | 'onClick' | 'onInput'
> {
  const ref = useRef<HTMLInputElement>(null);
  const {open} = usePanelControls();
  useEffect(() => {
    const field = ref.current;
    // Typed before the page was interactive.
    if (field && field === document.activeElement && field.value !== '') {
      open('', field);
    }
    // Runs once: from then on, the field reports what happens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const onUse = () => open('', ref.current);
  return {ref, 'aria-haspopup': 'dialog', onClick: onUse, onInput: onUse};
}
