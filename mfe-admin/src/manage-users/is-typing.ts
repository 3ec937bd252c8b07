/** Whether somebody types into a field: what comes late must not take the focus from it. */
export const isTyping = (): boolean => document.activeElement?.matches('input, textarea') ?? false;
