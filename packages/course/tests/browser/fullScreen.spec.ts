import {allMet} from '../../src/components/Exercise/texts';
import {editorName, labels} from '../../src/components/LiveEditor/texts';
import {stages} from '../../src/exercises';
import {tabTo} from '../../../../tests/browser/accessibility/lib/tabTo';
import {complaintsInEveryView} from '../../../../tests/browser/accessibility/lib/views';
import {desktop, expect, phone, test, withMotion} from '../../../../tests/browser/lib/test';
import {code, example, fill, openExample, openExercise} from './lib/course';

test.use(withMotion);

const greeting = {lesson: 'home', title: 'Drei Sprachen, eine Seite'} as const;

for (const size of [desktop, phone]) {
  test(`full screen of an exercise at ${size.width} pixels shows its goals, and when they are met`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const {exercise, after} = stages()[0]!;
    const box = await openExercise(page, exercise.id);
    await box.getByRole('button', {name: labels.fullScreen}).click();
    const dialog = page.getByRole('dialog');
    for (const {goal} of exercise.checks) {
      await expect(dialog.getByText(goal)).toBeInViewport();
    }
    await fill(page, dialog, 'html', after.html);
    await expect(dialog.getByText(allMet)).toBeInViewport();
    await expect(code(dialog, 'html')).toBeInViewport({ratio: 1});
    await expect(dialog.locator('iframe[data-shown]')).toBeInViewport({ratio: 1});
    expect(await complaintsInEveryView(page)).toEqual({});
    await dialog.locator('summary').press('Enter');
    await expect(dialog.getByText(exercise.checks[0]!.goal)).toBeHidden();
  });
}

for (const size of [
  {width: 640, height: 360},
  {width: 320, height: 256},
]) {
  test(`full screen in a window of ${size.width} × ${size.height}: code and preview keep a height, and scroll`, async ({
    page,
  }) => {
    const box = await openExercise(page, stages()[0]!.exercise.id);
    await page.setViewportSize(size);
    await box.getByRole('button', {name: labels.fullScreen}).click();
    const dialog = page.getByRole('dialog');
    for (const part of [code(dialog, 'html'), dialog.locator('iframe[data-shown]')]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ratio: 0.6});
      expect((await part.boundingBox())!.height).toBeGreaterThan(100);
    }
  });
}

for (const [device, size] of Object.entries({desktop, tablet: {width: 820, height: 1180}})) {
  test(`full screen on a ${device}: code and preview side by side, the rest out of reach`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const bench = await openExample(page, greeting);
    const button = bench.getByRole('button', {name: labels.fullScreen});
    await button.press('Enter');
    const dialog = page.getByRole('dialog', {name: editorName(greeting.title)});
    const leave = dialog.getByRole('button', {name: labels.leaveFullScreen});
    await expect(leave).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.locator(':focus')).toBeVisible();
    await tabTo(page, leave);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    const full = await dialog.boundingBox();
    expect(full).toEqual({x: 0, y: 0, ...size});
    // What it does now is its name, not a state.
    await expect(leave).not.toHaveAttribute('aria-pressed');
    const left = (await code(dialog, 'html').boundingBox())!;
    const right = (await dialog.locator('iframe[data-shown]').boundingBox())!;
    expect(left.x + left.width).toBeLessThanOrEqual(right.x);
    expect(right.height).toBeGreaterThan(size.height / 2);
    await expect(page.locator('[inert] h1')).toHaveCount(1);

    // The search would open behind it.
    const isFree = await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true, cancelable: true}),
      ),
    );
    expect(isFree).toBe(true);
    // In the code Escape is for leaving the code.
    await code(dialog, 'html').click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(example(page, greeting.title)).toBeVisible();
    await expect(page.locator('[inert] h1')).toHaveCount(0);
  });
}

test('«back» leads from full screen to a lesson that was opened directly', async ({page}) => {
  await page.goto('about:blank');
  const bench = await openExample(page, greeting);
  const lesson = page.url();
  const button = bench.getByRole('button', {name: labels.fullScreen});
  const dialog = page.getByRole('dialog', {name: editorName(greeting.title)});
  const scrolled = () => page.evaluate(() => window.scrollY);
  const entry = () => page.evaluate(() => JSON.stringify(history.state));
  const ofLesson = await entry();
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await button.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(lesson);
  // Closed by itself, it leaves nothing behind that «back» would have to pass.
  await button.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(entry).toBe(ofLesson);
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(5);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
