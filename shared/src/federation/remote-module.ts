import packageJson from '@club/shared/package.json';
import type { RouteObject } from '@club/shared/router';

/** Number of the agreement between shell and remotes; a remote with another number is refused before it runs. */
export const REMOTE_CONTRACT: number = packageJson.remoteContract;

/** What every remote exposes as `./routes`, and all that it exposes. */
export interface RemoteModule {
  readonly contract: number;
  /** Route objects with absolute paths, each screen lazy through `screen()`. */
  readonly routes: RouteObject[];
}
