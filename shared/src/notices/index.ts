export { NoticeProvider } from './notice-provider';
export { useNotify } from './use-notify';
