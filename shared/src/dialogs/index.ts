export { DialogProvider } from './dialog-provider';
export { useChoose, useConfirm, usePrompt } from './use-question';
