export {
  Access,
  MenuEntry,
  type Registry,
  RegistryEntry,
  RemoteManifest,
} from '@club/shared/contracts/releases/registry';
export { PartFailed, type PartFailure, PartFaultReport, PartTitle } from './part-failed';
export { REMOTE_CONTRACT, type RemoteModule } from './remote-module';
export { type RemoteFault, RemoteUnavailable } from './remote-unavailable';
export { screen } from './screen';
export { SHARED_VERSION } from './shared-version';
