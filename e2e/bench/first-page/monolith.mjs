/** webpack configuration of the same source as one application: the reference for the federation. */
import path from 'node:path';
import { shellConfig } from '@club/shared/build/webpack.mjs';

const here = import.meta.dirname;
const shell = path.resolve(here, '../../../shell');
const remotes = path.join(shell, 'src/remotes');

export default shellConfig(shell, {
  federates: false,
  output: path.resolve(here, '../../../var/bench/monolith/shell/dist'),
  alias: {
    [path.join(remotes, 'federated-module.ts')]: path.join(here, 'bundled-remotes.ts'),
    // Both are needed only by the federation runtime.
    [path.join(remotes, 'provide.ts')]: path.join(here, 'no-provider.ts'),
    [path.join(remotes, 'shared-module-retry.ts')]: path.join(here, 'no-shared-module-retry.ts'),
  },
});
