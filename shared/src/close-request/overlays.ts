/** Selector of dialogs and menus, which are above the page and gone when they have done their work. */
export const OVERLAYS = '[role="dialog"], [role="presentation"]';
