/** Why a remote could not be shown. */
export type RemoteFault = 'network' | 'timeout' | 'version' | 'evaluation' | 'contract';

/** Thrown where a remote cannot be shown; `remote` is its name. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  constructor(
    readonly remote: string,
    readonly fault: RemoteFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
