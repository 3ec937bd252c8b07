export { NoticeProvider } from './notice-provider';
export { useNotify } from './use-notify';
export { useSavingNotice } from './use-saving-notice';
