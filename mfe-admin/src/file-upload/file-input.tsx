import { styled } from '@club/shared/ui-core';
import type { ChangeEvent, Ref } from 'react';

const HiddenInput = styled('input')({ display: 'none' });

interface FileInputProps {
  /** Opens the file dialog by a click on the input: the visible button is the caller's. */
  ref: Ref<HTMLInputElement>;
  label: string;
  /** The types offered by the file dialog, as MIME types or extensions; the server checks the content. */
  types: readonly string[];
  multiple?: boolean;
  onPick: (files: readonly [File, ...File[]]) => void;
}

/** Requests files, again also the same ones: after a refusal, or corrected under the same name. */
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
