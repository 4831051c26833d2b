import type {CDPSession, Page} from '@playwright/test';

/** A phone on a slow connection, with Lighthouse's figures for «Slow 4G». */
export const throttling = {
  latency: 150,
  downloadThroughput: (1_638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
  cpuFactor: 4,
} as const;

/** Slows down a page's processor and, with `network`, its connection. */
export async function throttle(page: Page, {network}: {network: boolean}): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const {cpuFactor, ...connection} = throttling;
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuFactor});
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {offline: false, ...connection});
  }
  return session;
}
