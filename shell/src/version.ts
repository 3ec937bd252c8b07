import packageJson from '../package.json';

/** The text in the footer and in the visitor's menu. */
export const APP_VERSION = `App version: ${packageJson.version}`;
