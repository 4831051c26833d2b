import {expect as impatient} from '@playwright/test';

/** `expect` that gives the product time: a small machine takes more than the usual five seconds now and then. */
export const expect = impatient.configure({timeout: 60_000});
