import packageJson from '../package.json';

/** As the footer and the visitor's menu show it. */
export const APP_VERSION = `App version: ${packageJson.version}`;
