import { withStop } from '@club/shared/domain';
import type { ApiError } from '@club/shared/http';

const LABELS = { email: 'Email', newPassword: 'Lozinka' } as const;

/**
 * The server's messages in the format of the specification: `Email: …` and `Lozinka: …`, otherwise its single message.
 */
export function refusalLines({ fields, message }: Pick<ApiError, 'fields' | 'message'>): string[] {
  const lines = Object.entries(LABELS).flatMap(([field, label]) => {
    const message = fields[field];
    return message ? [`${label}: ${withStop(message)}`] : [];
  });
  return lines.length > 0 ? lines : [message];
}
