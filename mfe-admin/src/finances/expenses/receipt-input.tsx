import { RECEIPT_LIMIT } from '@club/shared/contracts/finances/expenses';
import { useNotify } from '@club/shared/notices';
import type { Ref } from 'react';
import { FileInput } from '../../forms/file-upload/file-input';
import { type ChosenFile, readChosenFile, unreadableText } from '../../forms/file-upload/read-chosen-file';

const RECEIPT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;

/** A receipt that has been picked; one from a cloud takes seconds to be read. */
export interface PickedReceipt {
  readonly name: string;
  /** Undefined if it cannot be read, which the user has been told. */
  readonly reading: Promise<ChosenFile | undefined>;
}

interface ReceiptInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  onPick: (picked: PickedReceipt) => void;
}

/** Opens the file dialog for a receipt; a file that is too large or cannot be read is refused before it is sent. */
export function ReceiptInput({ ref, label, onPick }: ReceiptInputProps) {
  const notify = useNotify();
  const read = async (file: File) => {
    const chosen = await readChosenFile(file);
    if (!chosen) notify.refusal(unreadableText(file));
    return chosen;
  };
  const pick = (file: File) => {
    if (file.size > RECEIPT_LIMIT) return notify.refusal('Račun može imati najviše 10 MB.');
    onPick({ name: file.name, reading: read(file) });
  };
  return <FileInput ref={ref} label={label} types={RECEIPT_TYPES} onPick={([file]) => pick(file)} />;
}
