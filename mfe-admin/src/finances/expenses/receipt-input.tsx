import { RECEIPT_LIMIT } from '@club/shared/contracts/finances/expenses';
import { useNotify } from '@club/shared/notices';
import type { Ref } from 'react';
import { FileInput } from '../../forms/file-upload/file-input';

const RECEIPT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;

interface ReceiptInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  onPick: (file: File) => void;
}

/** Opens the file dialog for a receipt; a file that is too large is refused before it is sent. */
export function ReceiptInput({ ref, label, onPick }: ReceiptInputProps) {
  const notify = useNotify();
  const pick = (file: File) => {
    if (file.size > RECEIPT_LIMIT) notify.refusal('Račun može imati najviše 10 MB.');
    else onPick(file);
  };
  return <FileInput ref={ref} label={label} types={RECEIPT_TYPES} onPick={([file]) => pick(file)} />;
}
