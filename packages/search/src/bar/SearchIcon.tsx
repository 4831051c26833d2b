import type {ReactNode} from 'react';

/** Renders a magnifying glass in the colour of the text. */
export default function SearchIcon(): ReactNode {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d="m13.2 13.2 4.3 4.3M8.7 14.9a6.2 6.2 0 1 1 0-12.4 6.2 6.2 0 0 1 0 12.4Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
