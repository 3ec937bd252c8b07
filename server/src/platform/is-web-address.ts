/** Whether a setting is the address of another server; `static.klub.hr:8443` is a URL, too, of an unknown scheme. */
export const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
