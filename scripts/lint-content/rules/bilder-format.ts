import path from 'node:path';
import {contentProblem} from '@portal/common/pictures/pictureKind.mjs';
import {headOf} from '../lib/headOf';
import {picturesOf} from '../lib/pictures';
import type {Rule} from '../lib/rule';

/** A picture's content matches its extension, and browsers show it. */
export default {
  name: 'bilder-format',
  level: 'error',
  check: (site) =>
    picturesOf(site).flatMap(({file, storedAs = file}) => {
      const name = path.basename(file);
      const problem = contentProblem(name, headOf(storedAs));
      return problem
        ? [
            {
              file,
              line: 1,
              message: `Die Datei heisst «${name}» und ist ${problem.is}${problem.isHidden ? '; so zeigt sie kein Browser' : ''} → ${problem.remedy}.`,
            },
          ]
        : [];
    }),
} satisfies Rule;
