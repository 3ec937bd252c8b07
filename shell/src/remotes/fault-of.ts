import { type RemoteFault, RemoteUnavailable } from '@club/shared/federation';

// Scripts, chunks and the federation runtime throw plain errors; only their messages distinguish them.
const SIGNS: readonly (readonly [RemoteFault, RegExp])[] = [
  ['version', /satisf|unsatisfied version|shared singleton/i],
  ['timeout', /timed? ?out|timeout|aborted/i],
  ['network', /network|failed to (fetch|load)|loading chunk|chunkload|answers \d|not valid json|unexpected token/i],
];

/** Why a remote could not be shown. An unknown error was thrown while its code started. */
export function faultOf(remote: string, error: unknown): RemoteUnavailable {
  if (error instanceof RemoteUnavailable) return error;
  const message = error instanceof Error ? error.message : String(error);
  const fault = SIGNS.find(([, sign]) => sign.test(message))?.[0] ?? 'evaluation';
  return new RemoteUnavailable(remote, fault, message, { cause: error });
}
