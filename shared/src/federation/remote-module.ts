import packageJson from '@club/shared/package.json';
import type { RouteObject } from '@club/shared/router';

/** Version of the contract between shell and remotes; a remote with a different number is refused before it runs. */
export const REMOTE_CONTRACT: number = packageJson.remoteContract;

/** What every remote exposes as `./routes`; it exposes nothing else. */
export interface RemoteModule {
  readonly contract: number;
  /** Route objects with absolute paths, each screen lazy through `screen()`. */
  readonly routes: RouteObject[];
}
