export { NoticeProvider } from './notice-provider';
export { type Notify, useNotify } from './use-notify';
