import { usePrompt } from '@club/shared/dialogs';
import { ApiError } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';

interface Erasure {
  /** Whose data, for the end of the title: `korisnika`, `iz prijave`. */
  readonly of: string;
  readonly subject: string;
  /** What is erased, what remains, and what should be done before; line by line. */
  readonly effects: readonly string[];
  /** The text that must be typed, its label, and its name in the call. */
  readonly typed: { readonly label: string; readonly value: string; readonly field: string };
  act(typed: string): Promise<unknown>;
}

const ALREADY_ERASED = new Set(['MEMBER_ERASED', 'PLAYER_ERASED', 'REGISTRATION_ERASED']);

/** Asks before somebody's personal data are erased; this cannot be undone, so a name must be typed. */
export function useErasurePrompt() {
  const prompt = usePrompt();
  const notify = useNotify();
  /** What is wanted has been done, perhaps by the same question, whose answer was lost. Its title must not keep the name. */
  const alreadyErased = (error: unknown) => {
    if (!(error instanceof ApiError) || !ALREADY_ERASED.has(error.code)) throw error;
    notify.success(error.message);
  };
  return ({ of, subject, effects, typed: { label, value, field }, act }: Erasure) =>
    prompt({
      title: `Želite li zauvijek izbrisati osobne podatke ${of}?`,
      subject,
      lines: [...effects, `To se ne može poništiti. Za potvrdu upišite ${label.toLowerCase()}: ${value}`],
      label,
      required: `Upišite ${label.toLowerCase()}.`,
      field,
      confirm: 'Izbriši osobne podatke',
      tone: 'danger',
      act: (typed) => act(typed).catch(alreadyErased),
    });
}
