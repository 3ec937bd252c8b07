import { remoteConfig } from '@club/shared/build/webpack.mjs';

export default remoteConfig(import.meta.dirname);
