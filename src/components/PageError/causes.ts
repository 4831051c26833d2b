import {translate} from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';

/** Returns an error whose message includes its causes, introduced by a word in the reader's language. */
export function withCauses(error: Error): Error {
  const cause = translate({id: 'portal.error.cause', message: 'Ursache:'});
  const messages = getErrorCausalChain(error).map(({message}) => message);
  return new Error(messages.join(`\n\n${cause}\n`));
}
