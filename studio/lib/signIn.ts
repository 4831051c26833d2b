import type {Page} from '@playwright/test';

/** How long a product may take for one thing that a walk does in it, and to show its log-in page, in milliseconds. */
export const patience = 30_000;
const loginPatience = 60_000;

/** An account of an installation, with the names of the variables that it comes from. */
export interface Account {
  product: string;
  url: string;
  user: string;
  variables: {url: string; account: string};
}

const reasonOf = (error: unknown): string =>
  ((error as Error).message ?? String(error))
    // Playwright colours its messages.
    .replaceAll(/\u001b\[\d+m/g, '')
    .split('\n')[0]!;

/** Returns what is probably wrong, and the variables to correct. */
async function causeOf(page: Page, error: Error, {user, variables}: Account): Promise<string> {
  if (error.message.startsWith('page.goto: ')) {
    return `does not answer. Correct ${variables.url}`;
  }
  if (error.name !== 'TimeoutError') {
    return `is not as the walks need it. See studio/README.md`;
  }
  const isAsking = await page.locator('input[type=password]').first().isVisible();
  return isAsking
    ? `does not let «${user}» in. Correct ${variables.account}`
    : `shows no log-in page, but «${await page.title()}». Correct ${variables.url}`;
}

/** Logs in as `perform` does. Throws an error that names the product, its address and the variables to correct. */
export async function signIn<Result>(
  page: Page,
  account: Account,
  perform: () => Promise<Result>,
): Promise<Result> {
  page.setDefaultTimeout(loginPatience);
  try {
    return await perform();
  } catch (error) {
    const cause = await causeOf(page, error as Error, account);
    throw new Error(`${account.product} at ${account.url} ${cause} (${reasonOf(error)}).`);
  } finally {
    page.setDefaultTimeout(patience);
  }
}
