import {infoStringProblem} from '../../../src/rehype/infoString';
import {perNode, type Rule} from '../lib/rule';

/** Code blocks have a language that the build knows, and behind it at most a title. */
export default {
  name: 'codebloecke',
  level: 'error',
  check: perNode(() => (node) => {
    const found =
      node.type === 'code' ? infoStringProblem(node.lang ?? undefined, node.meta ?? '') : null;
    return found && `${found.problem} → ${found.remedy}`;
  }),
} satisfies Rule;
