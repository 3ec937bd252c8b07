import { Alert, Button } from '@club/shared/ui-core';
import { type FunctionComponent, lazy, Suspense, useState } from 'react';

/** For what stands in a part's place after its module failed to load. */
interface FailedProps {
  readonly onRetry: () => void;
}

interface LazyPartOptions<Props> {
  /** In its place while it is loaded: as high as the part, so that nothing moves. */
  readonly Waiting?: FunctionComponent<Props>;
  /** In its place after a failure; by default a message with a button that loads again. */
  readonly Failed?: FunctionComponent<Props & FailedProps>;
}

/**
 * Creates a component from a dynamic import, for a part of a screen that is loaded after it: a chart, a lightbox. Unlike
 * with React's `lazy` alone, a module that cannot be loaded does not take the screen away, and is loaded again on request
 * and whenever the part is rendered anew.
 * @param load the module, whose default export is the component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> }>,
  { Waiting, Failed = PartFailed }: LazyPartOptions<Props> = {},
): FunctionComponent<Props> {
  const create = () =>
    lazy<FunctionComponent<Props & FailedProps>>(() =>
      load().catch((error: unknown) => {
        console.error('A part of a screen failed to load', error);
        kept = undefined;
        return { default: Failed };
      }),
    );
  // React's `lazy` keeps what it once loaded, a failure too: the next attempt needs another one.
  let kept: ReturnType<typeof create> | undefined;
  const current = () => {
    kept ??= create();
    return kept;
  };
  return (props) => <LazyPart current={current} Waiting={Waiting} props={props} />;
}

interface LazyPartProps<Props> {
  current: () => FunctionComponent<Props & FailedProps>;
  Waiting: FunctionComponent<Props> | undefined;
  props: Props;
}

function LazyPart<Props extends object>({ current, Waiting, props }: LazyPartProps<Props>) {
  const [Part, setPart] = useState(current);
  return (
    <Suspense fallback={Waiting && <Waiting {...props} />}>
      <Part {...props} onRetry={() => setPart(current)} />
    </Suspense>
  );
}

function PartFailed({ onRetry }: FailedProps) {
  const retry = (
    <Button color="inherit" size="small" onClick={onRetry}>
      Pokušaj ponovno
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      Ovaj se dio stranice nije učitao. Provjerite vezu s internetom.
    </Alert>
  );
}
