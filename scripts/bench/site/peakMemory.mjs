/** Loaded into a build (`node --import`): leaves the peak memory in kB when it ends. */
import {writeFileSync} from 'node:fs';

process.on('exit', () => {
  writeFileSync(process.env.PEAK_MEMORY_FILE, String(process.resourceUsage().maxRSS));
});
