import {lazy, Suspense, useState, type ComponentType, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import LoadingError from './LoadingError';

interface Options {
  /** Shown until the part is loaded. */
  fallback?: ReactNode;
  /** For a part that the page does not need: nothing is shown if it cannot be loaded. */
  optional?: boolean;
}

/**
 * Returns whether the bundler could not load a file. It gives the error of a script a name, but that of a style sheet
 * only a code.
 */
const isLoadingError = ({name, code}: Error & {code?: unknown}) =>
  name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';

/**
 * Returns a component whose code loads when it is first shown. If loading fails, for example offline, the rest of the
 * page stays, and the component is replaced by the error with a button that loads it again. The component's own
 * errors still reach the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
  {fallback = null, optional = false}: Options = {},
): ComponentType<Props & {fallback?: ReactNode}> {
  // React remembers a failure, so another attempt needs a new lazy component.
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
