import { formatNumber } from '@club/shared/domain';
import { useState } from 'react';
import { readChosenFile, unreadableText } from '../file-upload/read-chosen-file';
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

/** @returns the reason for refusing it, if it cannot be taken */
async function readFile(file: File, longest: number): Promise<CsvFile | string> {
  const { name } = file;
  const chosen = await readChosenFile(file);
  if (!chosen) return unreadableText(file);
  const text = csvText(chosen.bytes);
  if (text.includes('\0')) return `${name} nije datoteka CSV. U tablici odaberite spremanje u obliku CSV (UTF-8).`;
  if (text.length <= longest) return { name, text };
  return `${name} je prevelika datoteka: dopušteno je najviše ${formatNumber(longest)} znakova.`;
}

/**
 * Reads chosen files. If there are too many, or one cannot be read, is too large or no text, as a workbook or a PDF, none
 * is taken, and `refusal` explains what to do.
 */
export function useCsvFiles({ longest, most }: CsvLimits) {
  const [refusal, setRefusal] = useState<string>();
  const refuse = (reason: string) => {
    setRefusal(reason);
    return [];
  };
  const read = async (files: readonly File[]): Promise<readonly CsvFile[]> => {
    if (most !== undefined && files.length > most) return refuse(`Odjednom najviše ${most} datoteka.`);
    const chosen = await Promise.all(files.map((file) => readFile(file, longest)));
    const reason = chosen.find((each) => typeof each === 'string');
    if (reason) return refuse(reason);
    setRefusal(undefined);
    return chosen.filter((each) => typeof each !== 'string');
  };
  return { refusal, read };
}
