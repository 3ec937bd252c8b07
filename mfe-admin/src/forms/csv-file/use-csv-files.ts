import { formatNumber } from '@club/shared/domain';
import { useState } from 'react';
import { csvText } from './csv-text';

export interface CsvFile {
  readonly name: string;
  readonly text: string;
}

interface CsvLimits {
  /** Characters of a file. */
  readonly longest: number;
  /** How many files are sent at once, where several can be chosen. */
  readonly most?: number;
}

function refusalOf({ name, text }: CsvFile, longest: number): string | undefined {
  if (text.includes('\0')) return `${name} nije datoteka CSV. U tablici odaberite spremanje u obliku CSV (UTF-8).`;
  if (text.length <= longest) return undefined;
  return `${name} je prevelika datoteka: dopušteno je najviše ${formatNumber(longest)} znakova.`;
}

/**
 * Reads chosen files. If there are too many, or one is too large or no text, as a workbook or a PDF, none is read, and
 * `refusal` explains what to do.
 */
export function useCsvFiles({ longest, most }: CsvLimits) {
  const [refusal, setRefusal] = useState<string>();
  const refuse = (reason: string) => {
    setRefusal(reason);
    return [];
  };
  const read = async (files: readonly File[]): Promise<readonly CsvFile[]> => {
    if (most !== undefined && files.length > most) return refuse(`Odjednom najviše ${most} datoteka.`);
    const chosen = await Promise.all(files.map(async (file) => ({ name: file.name, text: await csvText(file) })));
    for (const file of chosen) {
      const reason = refusalOf(file, longest);
      if (reason) return refuse(reason);
    }
    setRefusal(undefined);
    return chosen;
  };
  return { refusal, read };
}
