export { type BrowserChoices, browserChoices } from './browser';
export { shellVersionOf, suiteOf } from './compatibility';
export { type HealthRecord, openHealthRecord } from './health';
export { type DeployedRemote, openRegistry, type RemoteRegistry } from './registry';
export { type RemoteAddresses, readOverrideOrigins, readRemoteAddresses } from './remote-addresses';
export { type RemoteEntry, readPreload, sharedAt } from './remote-entry';
export { type RemotesParts, remotesRoutes } from './remotes.routes';
export { shellAnnouncement } from './shell-announcement';
