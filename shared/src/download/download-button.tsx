import { answerFile, http } from '@club/shared/http';
import { DownloadIcon } from '@club/shared/icons';
import { useNotify } from '@club/shared/notices';
import { useMutation } from '@club/shared/query';
import { BusyButton } from '@club/shared/ui-core';
import type { ReactNode } from 'react';
import { saveFile } from './save-file';

interface DownloadButtonProps {
  /** Path of the call below `/api`. */
  path: string;
  query?: Readonly<Record<string, string>>;
  variant?: 'text' | 'outlined';
  /** More specific than `children`, for users of a screen reader who do not see the context of the button. */
  label?: string;
  children: ReactNode;
}

/**
 * Loads a file with the member's token, which a link could not send, and saves it; a refusal is shown, and the button
 * can be pressed again.
 */
export function DownloadButton({ path, query = {}, variant = 'text', label, children }: DownloadButtonProps) {
  const notify = useNotify();
  const download = useMutation({
    // A club's whole history takes longer than one page of it.
    mutationFn: () => answerFile(http.get(path, { searchParams: query, timeout: 60_000 })),
    onSuccess: ({ bytes, name }) => saveFile(bytes, name),
    onError: notify.refusal,
  });
  return (
    <BusyButton
      variant={variant}
      aria-label={label}
      startIcon={<DownloadIcon />}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {children}
    </BusyButton>
  );
}
