import { RECEIPT_LIMIT } from '@club/shared/contracts/finances/expenses';
import { useNotify } from '@club/shared/notices';
import type { Ref } from 'react';
import { FileInput } from '../../forms/file-upload/file-input';
import { type ChosenFile, readChosenFile } from '../../forms/file-upload/read-chosen-file';

const RECEIPT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;

interface ReceiptInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  onPick: (file: ChosenFile) => void;
}

/** Opens the file dialog for a receipt; a file that is too large or cannot be read is refused before it is sent. */
export function ReceiptInput({ ref, label, onPick }: ReceiptInputProps) {
  const notify = useNotify();
  const pick = async (file: File) => {
    if (file.size > RECEIPT_LIMIT) return notify.refusal('Račun može imati najviše 10 MB.');
    const chosen = await readChosenFile(file);
    if (typeof chosen === 'string') notify.refusal(chosen);
    else onPick(chosen);
  };
  return <FileInput ref={ref} label={label} types={RECEIPT_TYPES} onPick={([file]) => void pick(file)} />;
}
