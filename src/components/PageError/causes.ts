import {translate} from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';

/** An error whose message tells its causes as well, with the word before them in the reader's language. */
export function withCauses(error: Error): Error {
  const cause = translate({id: 'portal.error.cause', message: 'Ursache:'});
  const messages = getErrorCausalChain(error).map(({message}) => message);
  return new Error(messages.join(`\n\n${cause}\n`));
}
