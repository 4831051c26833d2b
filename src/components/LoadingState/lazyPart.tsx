import {lazy, Suspense, useState, type ComponentType, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import LoadingError from './LoadingError';

interface Options {
  /** Shown until the part is there. */
  fallback?: ReactNode;
  /** For something that a page does well without: nothing is shown when it cannot be loaded. */
  optional?: boolean;
}

/** The bundler names the error of a script so; that of a style sheet has only a code. */
const isLoadingError = ({name, code}: Error & {code?: unknown}) =>
  name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';

/**
 * A component whose code loads when it is first shown. When that fails, as it
 * does offline, the rest of the page stays: in the component's place is the
 * error with a button that loads it again. Its own errors are the page's, as ever.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
  {fallback = null, optional = false}: Options = {},
): ComponentType<Props & {fallback?: ReactNode}> {
  // React remembers a failure: another attempt, here or where the part is shown next, needs another lazy component.
  const make = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        latest = make();
        throw error;
      }),
    );
  let latest = make();
  return function LazyPart(props) {
    const [Part, setPart] = useState(() => latest);
    return (
      <ErrorBoundary
        fallback={({error, tryAgain}) => {
          if (!isLoadingError(error)) {
            throw error;
          }
          const retry = () => {
            setPart(() => latest);
            tryAgain();
          };
          return optional ? null : <LoadingError error={error} retry={retry} />;
        }}>
        <Suspense fallback={props.fallback ?? fallback}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
