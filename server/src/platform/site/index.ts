export { openRegistry } from './registry';
export { originsOf, type RemoteAddresses, readRemoteAddresses } from './remote-addresses';
export { site } from './site';
