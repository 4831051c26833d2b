import {hasBuild} from '../../lib/requireBuild';

const port = Number(process.env.PORT ?? 4173);

/** The builds that the tests look at, with the port at which each is served. */
export const ports = {
  build: port,
  /** A small site for what the manuals do not show (tests/fixtures). */
  'build-fixture': port + 1000,
  /** The portal without docusaurus-lean. */
  'build-plain': port + 2000,
};

/** Those that are there. */
export const builds = Object.entries(ports).filter(([folder]) => hasBuild(folder));
