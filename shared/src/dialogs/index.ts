export { DialogProvider } from './dialog-provider';
export type { ChooseQuestion, ConfirmQuestion, PromptQuestion } from './question';
export { useChoose, useConfirm, usePrompt } from './use-question';
