import { RECEIPT_LIMIT } from '@club/shared/contracts/finances/expenses';
import { useNotify } from '@club/shared/notices';
import { styled } from '@club/shared/ui-core';
import type { ChangeEvent, Ref } from 'react';

/** The types offered by the file dialog; the server checks the content. */
const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp';

const HiddenInput = styled('input')({ display: 'none' });

interface ReceiptInputProps {
  /** For callers that open the file dialog by a click on the input. */
  ref: Ref<HTMLInputElement>;
  label: string;
  onPick: (file: File) => void;
}

/** Requests a receipt's file; one that is too large is refused before it is sent. */
export function ReceiptInput({ ref, label, onPick }: ReceiptInputProps) {
  const notify = useNotify();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after a refusal.
    target.value = '';
    if (!file) return;
    if (file.size > RECEIPT_LIMIT) notify.refusal('Račun može imati najviše 10 MB.');
    else onPick(file);
  };
  return <HiddenInput ref={ref} type="file" accept={ACCEPTED} aria-label={label} onChange={pick} tabIndex={-1} />;
}
