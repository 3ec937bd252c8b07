import { Alert, Button } from '@club/shared/ui-core';
import { type FunctionComponent, lazy, Suspense, useState } from 'react';

/** Props of what replaces a part whose module failed to load. */
interface FailedProps {
  readonly onRetry: () => void;
}

interface LazyPartOptions<Props> {
  /** Shown in its place while it loads: as high as the part, so that nothing moves. */
  readonly Waiting?: FunctionComponent<Props>;
  /** Shown in its place after a failure; by default a message with a button that loads again. */
  readonly Failed?: FunctionComponent<Props & FailedProps>;
}

/**
 * Creates a component from a dynamic import, for a part of a screen that is loaded after it: a chart, a lightbox. With
 * React's `lazy` alone a module that cannot be loaded would remove the whole screen. Here only the part fails, and its
 * module is loaded again on request and whenever the part is mounted again.
 * @param load the module, whose default export is the component
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: FunctionComponent<Props> }>,
  { Waiting, Failed = NotLoaded }: LazyPartOptions<Props> = {},
): FunctionComponent<Props> {
  const create = () =>
    lazy<FunctionComponent<Props & FailedProps>>(() =>
      load().catch((error: unknown) => {
        console.error('A part of a screen failed to load', error);
        kept = undefined;
        return { default: Failed };
      }),
    );
  // A `lazy` component of React keeps what it has loaded, even a failure: the next attempt needs a new one.
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

function NotLoaded({ onRetry }: FailedProps) {
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
