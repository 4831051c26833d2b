import {desktop, expect, open, test} from '../lib/test';
import {tabTo} from './lib/tabTo';

test.use({viewport: desktop});

test.describe('live editor by keyboard alone', () => {
  test.beforeEach(({page}) => open(page, '/schnupperlehre/css-einstieg'));

  test('Tab indents; Escape and Tab go on to the preview, which has a name', async ({page}) => {
    const workbench = page.getByRole('group', {name: /^Editor: /}).first();
    const code = workbench.getByRole('textbox').first();
    await page.locator('[data-size]').first().scrollIntoViewIfNeeded();
    await expect(code).toBeVisible();
    await tabTo(page, code);
    await expect(code).toHaveAccessibleDescription(/Esc.*Tab/);
    const before = await code.innerText();
    await page.keyboard.press('Tab');
    await expect(code).toBeFocused();
    expect(await code.innerText()).not.toBe(before);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(code).not.toBeFocused();
    await expect(workbench.locator('iframe[data-shown]')).toHaveAttribute('title', /^Vorschau: /);
  });

  test('files: arrow keys choose one', async ({page}) => {
    const tabs = page.getByRole('tablist', {name: 'Dateien'}).first();
    await page.locator('[data-size]').first().scrollIntoViewIfNeeded();
    await expect(tabs).toBeVisible();
    await tabTo(page, tabs.getByRole('tab', {selected: true}));
    const chosen = await page.locator(':focus').innerText();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(':focus')).not.toHaveText(chosen);
    await expect(page.locator(':focus')).toHaveAttribute('aria-selected', 'true');
  });

  test('full window: keeps the focus inside, Escape leaves it, the focus stays on its button', async ({
    page,
  }) => {
    await page.locator('[data-size]').first().scrollIntoViewIfNeeded();
    const button = page.getByRole('button', {name: 'Vollbild'}).first();
    await expect(button).toBeVisible();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {name: /^Editor: /});
    await expect(dialog).toBeVisible();
    const leave = dialog.getByRole('button', {name: 'Vollbild verlassen'});
    await expect(leave).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.locator(':focus')).toBeVisible();
    await tabTo(page, leave);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});
