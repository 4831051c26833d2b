/** Serves a built site with the headers of the delivery rules: clean addresses, 404 page with status 404. */
import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {handleRequest} from './lib/requestHandler';
import {readBuiltSite, rulesFile} from './lib/builtSite';

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      options: {port: {type: 'string', default: '4173'}, dir: {type: 'string', default: 'build'}},
    });
  } catch (error) {
    return stop(`${(error as Error).message}\nOptions: --port <number> --dir <folder>`);
  }
}

const {values} = readOptions();
if (!existsSync(path.join(values.dir, 'index.html')) || !existsSync(rulesFile(values.dir))) {
  stop(`There is no built site in ${values.dir}. Run "npm run build" first.`);
}
const origin = `http://localhost:${values.port}`;
const site = readBuiltSite(values.dir, origin);

createServer((request, response) => handleRequest(site, request, response))
  .on('error', ({message}) =>
    stop(`The server does not start: ${message}. Choose another port with --port.`),
  )
  // Only this machine: what is being written is nobody else's business.
  .listen(Number(values.port), 'localhost', () =>
    console.log(`The portal is at ${origin}${site.base}`),
  );
