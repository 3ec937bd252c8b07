import { PartFailed, type PartFailure, type RegistryEntry, RemoteUnavailable } from '@club/shared/federation';
import { useLocation, useNavigate, useNavigation, useRouteError } from '@club/shared/router';
import { useEffect } from 'react';

function failureOf(error: unknown): PartFailure {
  if (!(error instanceof RemoteUnavailable)) return 'broken';
  // No second attempt mends these: this page is older, or younger, than the remote.
  return error.fault === 'version' || error.fault === 'contract' ? 'outdated' : 'unavailable';
}

/** Stands for a remote that could not be loaded, or one of whose screens threw. */
export function RemoteFailed({ remote }: { remote: RegistryEntry }) {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  useEffect(() => console.error(`${remote.name} failed`, error), [remote, error]);
  const retry = () => void navigate(location, { replace: true });
  return <PartFailed title={remote.title} failure={failureOf(error)} busy={busy} onRetry={retry} />;
}
