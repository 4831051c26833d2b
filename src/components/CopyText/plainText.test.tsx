import {expect, it} from 'vitest';
import {plainText} from './plainText';

it('puts a blank line between paragraphs and keeps line breaks', () => {
  const text = [
    <p key="1">
      Guten Tag
      <br />
      Ich bin <strong>weg</strong>.
    </p>,
    '\n',
    <ul key="2">
      <li>eins</li>
      <li>zwei</li>
    </ul>,
  ];
  expect(plainText(text)).toBe('Guten Tag\nIch bin weg.\n\neins\n\nzwei');
});

it('takes plain text as it is', () => {
  expect(plainText(' Bonjour,\n  je suis absent.\n')).toBe('Bonjour,\nje suis absent.');
});

it('looks into components', () => {
  const Bold = ({children}: {children: string}) => <b>{children}</b>;
  expect(plainText(<Bold>fett</Bold>)).toBe('fett');
});
