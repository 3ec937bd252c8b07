/** A file that the user has chosen, as it was then: what happens to it afterwards on the disk does not matter. */
export interface ChosenFile {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/**
 * Reads a chosen file before anything is sent: a call whose file cannot be read fails like one without a connection.
 * @returns undefined if it cannot be read; `unreadableText` explains that
 */
export async function readChosenFile(file: File): Promise<ChosenFile | undefined> {
  // It may have been changed, moved or locked since it was chosen; a folder can be dropped, too.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes && { name: file.name, bytes };
}

export const unreadableText = ({ name }: File): string => `„${name}” se ne može pročitati. Odaberite datoteku ponovno.`;
