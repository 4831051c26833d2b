import {strFromU8} from 'fflate';
import {allMet, notKept} from '../../src/components/Exercise/texts';
import {solvedText} from '../../src/components/lib/texts';
import {exerciseTable} from '../../src/lessons';
import {fileNames, firstProject} from '../../src/project';
import {resumeLabels} from '../../src/resume';
import {progressBox} from '../../src/storage/progress';
import {projectBox, startsBox} from '../../src/storage/work';
import {expect, forgive, open, test} from '../../../../tests/browser/lib/test';
import {code, download, fill, openExercise, overview, store} from './lib/course';

test.use({fresh: true});

const boxes = [progressBox, projectBox, startsBox];

const damage = {
  damaged: '{"done": [',
  'of another version': '{"done": {"alt": "2020-01-01"}, "html": 3, "last": {"lesson": "weg"}}',
};

for (const [kind, text] of Object.entries(damage)) {
  test(`storage ${kind}: the course starts fresh`, async ({page}) => {
    await store(page, Object.fromEntries(boxes.map(({key}) => [key, text])));
    await open(page, overview);
    await expect(page.getByText(solvedText(0, exerciseTable.length))).toBeVisible();
    await expect(page.getByRole('link', {name: resumeLabels.start})).toBeVisible();
    const box = await openExercise(page, 'editor');
    await expect(code(box, 'html')).toContainText(firstProject.html.trim());
    await fill(page, box, 'html', '<h1>Hallo, ich bin Jon</h1>');
    await expect(box.getByText(allMet)).toBeVisible();
    await expect(box.getByText(notKept)).toBeHidden();
  });
}

const refusals = {
  blocked: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [kind, refuse] of Object.entries(refusals)) {
  test(`storage ${kind}: the course works and says that nothing is kept`, async ({
    page,
    problems,
  }) => {
    await page.addInitScript(refuse);
    const box = await openExercise(page, 'editor');
    await expect(box.getByText(notKept)).toBeVisible();
    await fill(page, box, 'html', '<h1>Hallo, ich bin Jon</h1>');
    await expect(box.getByText(allMet)).toBeVisible();
    const files = await download(page);
    expect(strFromU8(files[`spitzbuben/${fileNames.html}`]!)).toContain('Jon');
    forgive(problems, /^console (?:warning|error): Docusaurus (?:browser )?storage/);
  });
}
