export { keptState, useAddress } from './use-address';
export { useAddressText } from './use-address-text';
export { useIsLeaving } from './use-is-leaving';
