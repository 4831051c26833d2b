import type {Page} from '@playwright/test';
import {fixtureBaseUrl} from '../../fixtures/fixture';

/** Port of the fixture configuration (tests/fixtures), which is served beside the portal. */
export const fixturePort = Number(process.env.PORT ?? 4173) + 1000;

export const fixtureOrigin = `http://localhost:${fixturePort}`;

/** Path of a page of the fixture. */
export const at = (path: string) => `${fixtureBaseUrl}${path}`;

/** Address of a page of the fixture. */
export const fixture = (path: string) => `${fixtureOrigin}${at(path)}`;

/** Answers nothing in the place of the services of others that the fixture switches on. */
export const silenceServices = (page: Page) =>
  page.route(
    ({hostname}) => hostname !== 'localhost',
    (route) => route.fulfill({contentType: 'text/javascript', body: ''}),
  );
