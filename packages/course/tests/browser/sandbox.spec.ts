import type {Page} from '@playwright/test';
import {kinds, labels, placeName, summary} from '../../src/components/LiveEditor/texts';
import {frozenNotice, noticeOf, tooLong} from '../../src/messages/notices';
import {messagesTitle} from '../../src/messages/title';
import {MAX_FILE_LENGTH} from '../../src/project';
import {PATIENCE_MS} from '../../src/sandbox/SandboxFrame';
import {
  playgroundFolder,
  playgroundFrame,
  playgroundPolicy,
  playgroundSandbox,
} from '../../src/sandbox/policy';
import {projectBox} from '../../src/storage/work';
import {expect, forgive, open, test} from '../../../../tests/browser/lib/test';
import {addressOf, code, example, fill, openExample, preview} from './lib/course';

// What the code of a trainee opens is counted among the pages of the browser.
test.use({fresh: true});

const place = {lesson: 'home', title: 'Drei Sprachen, eine Seite'} as const;

/** Longest wait for an answer of the portal's page. A frozen page gives none; a slow machine gives it late. */
const RESPONSIVE_MS = 10_000;

const said = (message: Parameters<typeof noticeOf>[0]) => noticeOf(message)!.text;

/** The guard stops a program by an exception, which the browser reports. */
const forgiveStops = (problems: string[]) => forgive(problems, /^exception: stopped$/);

/** The portal's page reacts at once: it opens and closes a part of itself. */
async function expectResponsive(page: Page): Promise<void> {
  const bench = example(page, place.title);
  for (const pressed of [true, false]) {
    const name = pressed ? labels.phone : labels.wide;
    await bench.getByRole('button', {name}).click({timeout: RESPONSIVE_MS});
    await expect(bench.getByRole('button', {name, pressed: true})).toBeVisible({
      timeout: RESPONSIVE_MS,
    });
  }
}

test('the frame is sandboxed, by its attribute and by its headers', async ({page, request}) => {
  const bench = await openExample(page, place);
  const frames = bench.locator('iframe');
  for (const frame of await frames.all()) {
    await expect(frame).toHaveAttribute('sandbox', playgroundSandbox);
  }
  expect(playgroundSandbox).not.toContain('same-origin');
  const {headers, status} = await request
    .get(playgroundFrame)
    .then((response) => ({headers: response.headers(), status: response.status()}));
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toBe(playgroundPolicy(new URL(page.url()).origin));
  expect(headers['x-frame-options']).not.toBe('DENY');
});

test("a trainee's code reaches neither the portal nor its storage nor the internet", async ({
  page,
  problems,
}) => {
  const bench = await openExample(page, place);
  await page.evaluate((key) => localStorage.setItem(`${key}-geheim`, 'ja'), projectBox.key);
  await fill(
    page,
    bench,
    'js',
    `const tries = {
  parent: () => parent.document.title,
  top: () => top.document.body,
  storage: () => localStorage.length,
  session: () => sessionStorage.length,
  cookie: () => document.cookie,
  eval: () => eval("1"),
};
for (const [name, attempt] of Object.entries(tries)) {
  try {
    attempt();
    console.log(name + " offen");
  } catch (error) {
    console.log(name + " zu");
  }
}
console.log("origin " + origin);
fetch("/schnupperlehre").then(() => console.log("fetch offen"), () => console.log("fetch zu"));
const image = new Image();
image.onerror = () => console.log("image zu");
image.src = "https://www.example.com/bild.png";
document.body.append(image);
console.log("fenster " + open("/"));
const worker = new Worker(URL.createObjectURL(new Blob(["postMessage(1)"])));
worker.onerror = () => console.log("worker zu");
worker.onmessage = () => console.log("worker offen");
`,
  );
  const messages = bench.getByRole('list', {name: messagesTitle});
  for (const closed of [
    'parent',
    'top',
    'storage',
    'session',
    'cookie',
    'eval',
    'fetch',
    'image',
    'worker',
  ])
    await expect(messages).toContainText(`${closed} zu`);
  await expect(messages).toContainText('origin null');
  await expect(messages).toContainText('fenster null');
  await expect(messages).toContainText('lädt nichts aus dem Internet: «https://www.example.com');
  await expect(messages).not.toContainText('offen');
  expect(page.context().pages()).toHaveLength(1);
  forgive(
    problems,
    /^console error: (?:Connecting to '\S+\/schnupperlehre'|Loading the image '\S+\/bild\.png') violates the following Content Security Policy directive/,
  );
  forgive(problems, /^console error: Creating a worker from 'blob:\S+' violates/);
  forgive(
    problems,
    /^console error: Fetch API cannot load \S+\/schnupperlehre\. Refused to connect/,
  );
  forgive(problems, /^failed: https:\/\/www\.example\.com\/bild\.png csp$/);
});

test('a program that replaces what the frame uses does not get its port', async ({page}) => {
  const bench = await openExample(page, place);
  await fill(
    page,
    bench,
    'js',
    `const {body} = document;
const take = (port) => { if (port instanceof MessagePort) body.dataset.port = "hat"; };
MessagePort.prototype.postMessage = function () { take(this); };
Object.defineProperty(MessageEvent.prototype, "data", {get() { take(this.target); return {}; }});
EventTarget.prototype.addEventListener = () => take(event.target);
let rounds = 0;
setInterval(() => { rounds += 1; body.dataset.rounds = rounds; }, 100);
`,
  );
  // Longer than the portal waits before it asks the page whether it still answers.
  await expect(preview(bench).locator('body')).toHaveAttribute('data-rounds', /[3-9]\d/);
  await expect(preview(bench).locator('body')).not.toHaveAttribute('data-port');
});

test('what a frame sends in another form, or too much of, does not reach the page', async ({
  page,
}) => {
  // A frame that the trainee's program has got hold of.
  await page.route(`**${playgroundFolder}frame.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('message', ({ports: [port]}) => {
  const say = (text) => port.postMessage({type: 'console', level: 'log', text});
  port.onmessage = ({data}) => {
    if (data.type !== 'run') return;
    port.postMessage({type: 'loaded'});
    say({a: 1});
    say('Ab hier zu viel');
    setInterval(() => { for (let i = 0; i < 50; i += 1) say('x'.repeat(100_000)); }, 50);
  };
  port.postMessage({type: 'connected'});
});`,
    }),
  );
  // Not until its page is shown: it is soon taken away.
  await open(page, addressOf(place.lesson));
  await page.locator('[data-size="example"]').first().scrollIntoViewIfNeeded();
  const bench = example(page, place.title);
  await expectResponsive(page);
  await expect(bench.getByText(frozenNotice.text)).toBeVisible({timeout: 3 * PATIENCE_MS});
  await expectResponsive(page);
});

test('a page cannot lead the portal or itself away', async ({page, problems}) => {
  const bench = await openExample(page, place);
  const {href} = new URL(page.url());
  await fill(
    page,
    bench,
    'html',
    '<a href="https://www.example.com/">Weg</a><form action="/404.html"><button>Senden</button></form>',
  );
  await preview(bench).getByRole('link').click();
  await expect(
    bench.getByText(said({type: 'link', url: 'https://www.example.com/'})),
  ).toBeVisible();
  await preview(bench).getByRole('button').click();
  await expect(bench.getByText(said({type: 'submit'}))).toBeVisible();
  await fill(page, bench, 'js', 'try { top.location = "/404.html"; } catch { console.log("zu"); }');
  await expect(bench.getByRole('list', {name: messagesTitle})).toContainText('zu');
  expect(page.url()).toBe(href);
  await expect(preview(bench).getByRole('link')).toHaveText('Weg');
  forgive(problems, /^console error: Blocked form submission to '\/404\.html'/);
  // Told where the frame lives long enough to tell it.
  forgive(problems, /^console error: Unsafe attempt to initiate navigation for frame/);
  // The example's own program misses its heading.
  forgive(problems, /^exception: Cannot (?:read|set) properties of null/);
});

test('a page that wants to leave or to reload is taken away and told', async ({page, problems}) => {
  test.slow();
  const bench = await openExample(page, place);
  const shown = bench.locator('iframe[data-shown]');
  for (const way of [
    'location.reload()',
    'location.href = "https://www.example.com/"',
    'Object.assign(document.createElement("a"), {href: "/404.html"}).click()',
  ]) {
    await fill(page, bench, 'js', `document.querySelector("button").onclick = () => { ${way}; };`);
    const told = bench.getByText(said({type: 'left'}));
    await expect(async () => {
      // The button goes with its page, which may be before that is told.
      if ((await shown.count()) > 0) {
        await preview(bench).getByRole('button').click({timeout: RESPONSIVE_MS});
      }
      await expect(told).toBeVisible({timeout: 1000});
    }).toPass();
    await expect(shown).toHaveCount(0);
    await fill(page, bench, 'js', '');
    await expect(shown).toBeVisible();
  }
  await fill(page, bench, 'js', 'location.reload();');
  await expect(bench.getByText(said({type: 'left'}))).toBeVisible();
  await expect(bench.getByText(frozenNotice.text)).toBeHidden();
  forgive(problems, /^console error: Framing 'https:\/\/www\.example\.com\/' violates/);
  forgive(problems, /^status 404: \S+\/404\.html$/);
  forgive(problems, /^console error: Failed to load resource: the server responded .+ 404/);
});

test('the frame opened by itself has no access either', async ({page}) => {
  await page.goto(playgroundFrame);
  expect(
    await page.evaluate(() => {
      try {
        return `${origin} ${localStorage.length}`;
      } catch (error) {
        return `${origin} ${(error as Error).name}`;
      }
    }),
  ).toBe('null SecurityError');
});

test('an endless loop is stopped and told with its line; the page goes on', async ({
  page,
  problems,
}) => {
  const bench = await openExample(page, place);
  await fill(page, bench, 'js', 'let a = 0;\nwhile (a < 10) {\n  console.log("Runde");\n}\n');
  const endless = {type: 'endless', file: 'script.js', line: 2} as const;
  await expectResponsive(page);
  await expect(bench.getByText(said(endless))).toBeVisible();
  await expect(bench.getByRole('button', {name: placeName({pane: 'js', line: 2})})).toBeVisible();
  await expect(bench.getByText(said({type: 'flood', kind: 'output'}))).toBeVisible();
  await expect(preview(bench).getByRole('heading')).toBeVisible();

  await fill(page, bench, 'js', 'console.log("weiter");');
  await expect(bench.getByRole('list', {name: messagesTitle})).toHaveText(
    new RegExp(`^${kinds.output}\\s*weiter$`),
  );
  forgiveStops(problems);
});

test('a page that no guard can stop is taken away and told', async ({page}) => {
  test.setTimeout(10 * PATIENCE_MS);
  const bench = await openExample(page, place);
  await fill(page, bench, 'js', `/^(a+)+$/.test("${'a'.repeat(40)}!");`);
  await expect(async () => {
    await expectResponsive(page);
    await expect(bench.getByText(frozenNotice.text)).toBeVisible({timeout: RESPONSIVE_MS});
  }).toPass();
  await fill(page, bench, 'js', '');
  await expect(preview(bench).getByRole('heading')).toBeVisible();
  await expect(bench.locator('span[aria-live]')).toHaveText(summary([]));
});

test('a flood of output or of elements is cut off', async ({page, problems}) => {
  const bench = await openExample(page, place);
  await fill(page, bench, 'js', 'for (let i = 0; i < 100000; i += 1) console.log(i);');
  await expect(bench.getByText(said({type: 'flood', kind: 'output'}))).toBeVisible();
  await expectResponsive(page);
  const lines = bench.getByRole('list', {name: messagesTitle}).getByRole('listitem');
  expect(await lines.count()).toBeLessThan(110);

  await fill(page, bench, 'js', 'console.log("x".repeat(5000000));');
  await expect(lines.filter({hasText: 'xxx'})).toHaveText(
    new RegExp(`^${kinds.output}x{100,1000}$`),
  );

  await fill(
    page,
    bench,
    'js',
    'while (true) {\n  document.body.append(document.createElement("p"));\n}\n',
  );
  await expect(bench.getByText(/15'000 Elemente|läuft endlos/)).toBeVisible();
  await expect(bench.locator('span[aria-live]')).toHaveText(summary([frozenNotice]));
  await expectResponsive(page);
  forgiveStops(problems);
});

test('a file that is too long is not run', async ({page}) => {
  const bench = await openExample(page, place);
  const css = `/* ${'x'.repeat(MAX_FILE_LENGTH)} */`;
  await fill(page, bench, 'css', css);
  await expect(bench.getByText(tooLong({html: '', css, js: ''})!.text)).toBeVisible();
  await expectResponsive(page);
  await expect(code(bench, 'css')).toBeVisible();
});
