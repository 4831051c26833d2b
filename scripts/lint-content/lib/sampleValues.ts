import {parseEnv} from '../../../src/config/env';

/** The values of an installation that sets none of its own, by name. */
export const sampleValues: Readonly<Record<string, string>> = parseEnv({}).values;
