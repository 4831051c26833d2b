import type {ReactNode} from 'react';
import type {ManualIconName} from '@site/src/config/manualCards';

/** Paths of the symbols on a 24 × 24 grid, drawn with a 1.75 px line. */
const shapes: Record<ManualIconName, string> = {
  edit: 'M4 20h4L19 9l-4-4L4 16v4ZM13.5 6.5l4 4',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  blocks: 'M4 4h7v7H4zM13 13h7v7h-7zM13 4h7v5h-7zM4 13h7v7H4z',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.4M17.5 14.3c2.4.7 4 2.8 4 5.7',
  cart: 'M3 4h2.5l2.2 11h10l2-8H6.2M9 20h.01M16.5 20h.01',
  list: 'M6 3.5h9l4 4V20.5H6zM15 3.5v4h4M9 12h7M9 16h7',
  hands: 'M12 20s-7.5-4.4-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.6-7.5 10-7.5 10Z',
  shop: 'M4 9.5 5.5 4h13L20 9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12v8h13v-8M10 20v-5h4v5',
  code: 'm8.5 7-5 5 5 5M15.5 7l5 5-5 5M13.5 4.5l-3 15',
};

/** Renders the decorative symbol of a card. */
export default function Icon({name}: {name: ManualIconName}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
