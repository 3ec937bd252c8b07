import { PartFailed, type PartFailure, type RegistryEntry, RemoteUnavailable } from '@club/shared/federation';
import { useLocation, useNavigate, useNavigation, useRouteError } from '@club/shared/router';
import { useEffect } from 'react';
import { checkForReleases, isOutdated } from '../registry/outdated-remotes';
import { useRegistry } from '../registry/registry-context';

function failureOf(error: unknown): PartFailure {
  if (!(error instanceof RemoteUnavailable)) return 'broken';
  // A retry cannot help: this page is older or newer than the remote.
  return error.fault === 'version' || error.fault === 'contract' ? 'outdated' : 'unavailable';
}

/** Replaces a remote that could not be loaded, or one of whose screens threw. */
export function RemoteFailed({ remote }: { remote: RegistryEntry }) {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  useEffect(() => console.error(`${remote.name} failed`, error), [remote, error]);
  const registry = useRegistry();
  const retry = async () => {
    // The failed release may have been rolled back meanwhile; only a new page can load another release.
    await checkForReleases(registry);
    if (isOutdated(remote.name)) window.location.reload();
    else await navigate(location, { replace: true });
  };
  return <PartFailed title={remote.title} failure={failureOf(error)} busy={busy} onRetry={() => void retry()} />;
}
