import path from 'node:path';
import {contentProblem} from '@portal/common/pictures/pictureKind.mjs';
import {headOf} from '../lib/headOf';
import {perPicture} from '../lib/pictures';
import type {Rule} from '../lib/rule';

/** A picture's content matches its extension, and browsers show it. */
export default {
  name: 'bilder-format',
  level: 'error',
  check: perPicture(({file, storedAs = file}) => {
    const name = path.basename(file);
    const problem = contentProblem(name, headOf(storedAs));
    return (
      problem &&
      `Die Datei heisst «${name}» und ist ${problem.is}${problem.isHidden ? '; so zeigt sie kein Browser' : ''} → ${problem.remedy}.`
    );
  }),
} satisfies Rule;
