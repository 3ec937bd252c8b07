import {
  PartFailed,
  type PartFailure,
  PartFaultReport,
  type RegistryEntry,
  RemoteUnavailable,
} from '@club/shared/federation';
import { type Location, useLocation, useNavigate, useNavigation, useRouteError } from '@club/shared/router';
import { use, useEffect, useRef, useState } from 'react';
import { checkForReleases, isOutdated } from '../registry/outdated-remotes';
import { useRegistry } from '../registry/registry-context';

function failureOf(error: unknown): PartFailure {
  if (!(error instanceof RemoteUnavailable)) return 'crashed';
  // A retry cannot help: this page is older or newer than the remote.
  return error.fault === 'version' || error.fault === 'contract' ? 'outdated' : 'unavailable';
}

/** Replaces a remote that could not be loaded, or one of whose screens threw. */
export function RemoteFailed({ remote }: { remote: RegistryEntry }) {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const [checkedAt, setCheckedAt] = useState<Location>();
  /** The current visit; undefined once this page has been left. */
  const visit = useRef<Location>(undefined);
  useEffect(() => {
    if (!isLeaving) visit.current = location;
    return () => {
      visit.current = undefined;
    };
  }, [location, isLeaving]);
  useEffect(() => console.error(`${remote.name} failed`, error), [remote, error]);
  const failure = failureOf(error);
  const report = use(PartFaultReport);
  useEffect(() => {
    if (failure !== 'outdated') report(failure);
  }, [failure, report]);
  const registry = useRegistry();
  const retry = async () => {
    setCheckedAt(location);
    // The failed release may have been rolled back meanwhile; only a new page can load another release.
    await checkForReleases(registry);
    if (visit.current !== location) return;
    if (isOutdated(remote.name)) window.location.reload();
    else await navigate(location, { replace: true });
  };
  return (
    <PartFailed
      title={remote.title}
      failure={failure}
      busy={isLeaving || checkedAt === location}
      onRetry={() => void retry()}
    />
  );
}
