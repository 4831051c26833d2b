import type {Page} from '@playwright/test';
import {fixtureBaseUrl} from '../../fixtures/fixture';
import {requireBuild} from '../../lib/requireBuild';
import {ports} from './ports';

requireBuild('build-fixture', 'npm run build:fixture');

export const fixtureOrigin = `http://localhost:${ports['build-fixture']}`;

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
