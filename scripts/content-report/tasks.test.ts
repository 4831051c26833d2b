import {expect, it} from 'vitest';
import {siteOf} from '@portal/content/source/site';
import {howQuestions, withoutSteps} from './tasks';

const site = siteOf({
  'email/webmail.mdx':
    '---\ntitle: Webmail\n---\n\n## Ordner {#ordner}\n\n<Steps>\n\n1. Klicken Sie.\n\n</Steps>\n\n## Filter {#filter}\n\nEs gibt Filter.\n',
});

it('finds the questions «Wie …» that no list of steps answers', () => {
  const tasks = howQuestions(
    [
      'Wie mache ich einen Ordner?\temail\t/email/webmail\t/email/webmail#ordner',
      'wie filtere ich?\temail\t/email/webmail\t/email/webmail#filter',
      'Was ist ein Filter?\temail\t/email/webmail\t/email/webmail#filter',
      '# question',
    ].join('\n'),
  );
  expect(withoutSteps(tasks, site).map(({words}) => words)).toEqual(['wie filtere ich?']);
});
