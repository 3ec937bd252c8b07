import type * as z from '@club/shared/schema';

/**
 * The content of a file in JSON.
 * @param where its path or address, for the message
 * @throws with what is wrong first, in a sentence for an engineer
 */
export function readJson<Content>(
  where: string,
  bytes: string | Uint8Array,
  schema: z.ZodMiniType<Content, unknown>,
): Content {
  const unreadable = (reason: string) => new Error(`${where} cannot be read: ${reason}.`);
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (error) {
    throw unreadable((error as Error).message);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'its content';
  throw unreadable(`${place} is ${issue?.code === 'invalid_type' ? `no ${issue.expected}` : 'not valid'}`);
}
