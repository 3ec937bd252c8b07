/** Saves bytes with the browser's download. */
export function saveFile(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
