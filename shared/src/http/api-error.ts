import { Problem } from '@club/shared/contracts/problem';

/** A failed call, with a message for the user. `status` 0: there was no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    /** Stable code of the problem (`SLOT_TAKEN`, …), `NETWORK` or `UNREADABLE`. */
    readonly code: string,
    message: string,
    /** Croatian messages by field name of the body or query; empty when no field is invalid. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** The whole problem, with additional members. */
    readonly problem: Problem | undefined = undefined,
  ) {
    super(message);
  }
}

const MESSAGES: Record<number, string> = {
  401: 'Prijava je istekla. Prijavite se ponovno.',
  403: 'Nemate ovlasti za ovu radnju.',
  404: 'Traženi podatak ne postoji.',
  429: 'Previše zahtjeva. Pričekajte trenutak i pokušajte ponovno.',
};

/** Reads a refusal of the server; a response that is not a problem document gets a default message. */
export async function problemOf(response: Response): Promise<ApiError> {
  const parsed = Problem.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) {
    const { status, code, message, fields } = parsed.data;
    return new ApiError(status, code, message, fields, parsed.data);
  }
  const message = MESSAGES[response.status] ?? 'Došlo je do greške na poslužitelju. Pokušajte ponovno.';
  return new ApiError(response.status, 'UNREADABLE', message);
}
