import { styled } from '@club/shared/ui-core';
import type { ChangeEvent, Ref } from 'react';

const HiddenInput = styled('input')({ display: 'none' });

interface FileInputProps {
  /** The caller's visible button opens the file dialog by clicking the input. */
  ref: Ref<HTMLInputElement>;
  label: string;
  /** The types offered by the file dialog, as MIME types or extensions; the server checks the content. */
  types: readonly string[];
  multiple?: boolean;
  onPick: (files: readonly [File, ...File[]]) => void;
}

/** An invisible file input. The same file can be chosen again, after a refusal or when it was corrected. */
export function FileInput({ ref, label, types, multiple = false, onPick }: FileInputProps) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [first, ...others] = target.files ?? [];
    target.value = '';
    if (first) onPick([first, ...others]);
  };
  return (
    <HiddenInput
      ref={ref}
      type="file"
      accept={types.join(',')}
      multiple={multiple}
      aria-label={label}
      tabIndex={-1}
      onChange={pick}
    />
  );
}
