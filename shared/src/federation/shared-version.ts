import packageJson from '@club/shared/package.json';

/** The version of this library that the surrounding code was built with. */
export const SHARED_VERSION: string = packageJson.version;
