/** Whether a text field has the focus, which must not be taken from the user who is typing. */
export const isTyping = (): boolean => document.activeElement?.matches('input, textarea') ?? false;
