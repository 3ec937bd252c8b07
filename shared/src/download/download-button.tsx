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
  /** Name of the saved file where the server gives none. */
  fileName: string;
  variant?: 'text' | 'outlined';
  /** Says more than `children`, for who does not see what stands around the button. */
  label?: string;
  children: ReactNode;
}

/**
 * Fetches a file with the member's token, which a link could not carry, and saves it; a refusal is shown, and the
 * button is there to try again.
 */
export function DownloadButton({ path, query = {}, fileName, variant = 'text', label, children }: DownloadButtonProps) {
  const notify = useNotify();
  const download = useMutation({
    // A club's whole history takes longer than a page of it.
    mutationFn: () => answerFile(http.get(path, { searchParams: query, timeout: 60_000 })),
    onSuccess: ({ bytes, name }) => saveFile(bytes, name ?? fileName),
    onError: (error) => notify.refusal(error),
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
