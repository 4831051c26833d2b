import type {Manual} from '@portal/common/manuals';

/** A small table of manuals for tests. */
export const manuals: readonly Manual[] = [
  {
    id: 'typo3',
    label: 'TYPO3',
    versions: [
      {name: 'current', label: ' Version 13'},
      {name: '12.0', label: 'Version 12'},
    ],
  },
  {id: 'email', label: 'E-Mail'},
];
