import {infoStringProblem} from '../../../src/rehype/infoString';
import {perNode, type Rule} from '../lib/rule';

/** The language of a code block, if it has one, is one that the build knows, with at most a title behind it. */
export default {
  name: 'codebloecke',
  level: 'error',
  check: perNode(() => (node) => {
    const found =
      node.type === 'code' ? infoStringProblem(node.lang ?? undefined, node.meta ?? '') : null;
    return found && `${found.problem} → ${found.remedy}`;
  }),
} satisfies Rule;
