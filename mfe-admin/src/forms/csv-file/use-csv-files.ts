import { useState } from 'react';
import { csvText } from './csv-text';

export interface CsvFile {
  readonly name: string;
  readonly text: string;
}

/** Reads chosen files. If one is no text, as a workbook or a PDF, none is read, and `refusal` explains how to make a CSV. */
export function useCsvFiles() {
  const [refusal, setRefusal] = useState<string>();
  const read = async (files: readonly File[]): Promise<readonly CsvFile[]> => {
    const chosen = await Promise.all(files.map(async (file) => ({ name: file.name, text: await csvText(file) })));
    const other = chosen.find(({ text }) => text.includes('\0'));
    setRefusal(other && `${other.name} nije datoteka CSV. U tablici odaberite spremanje u obliku CSV (UTF-8).`);
    return other ? [] : chosen;
  };
  return { refusal, read };
}
