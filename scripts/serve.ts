/** Serves a built site with the very headers of the delivery rules: clean addresses, 404 page with status 404. */
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {handleRequest, type Site} from './lib/requestHandler';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '4173'},
    dir: {type: 'string', default: 'build'},
    base: {type: 'string', default: process.env.BASE_URL || '/'},
  },
});
const root = path.resolve(values.dir);
const rulesFile = `${root}-delivery/server.json`;
if (!existsSync(path.join(root, 'index.html')) || !existsSync(rulesFile)) {
  console.error(`There is no built site in ${values.dir}. Run "npm run build" first.`);
  process.exit(1);
}
const site: Site = {root, base: values.base, ...JSON.parse(readFileSync(rulesFile, 'utf8'))};

createServer((request, response) => handleRequest(site, request, response)).listen(
  Number(values.port),
  () => console.log(`The portal is at http://localhost:${values.port}${values.base}`),
);
