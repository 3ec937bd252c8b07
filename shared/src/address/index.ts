export { useAddress } from './use-address';
