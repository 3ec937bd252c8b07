const MISSING = ['ENOENT', 'ENOTDIR'];

/** What is read of a file or folder; undefined if there is none. @throws when it may be there but cannot be read */
export async function ifPresent<Content>(reading: Promise<Content>): Promise<Content | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (MISSING.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
