import packageJson from '../package.json';

/** As displayed in the footer and in the visitor's menu. */
export const APP_VERSION = `App version: ${packageJson.version}`;
