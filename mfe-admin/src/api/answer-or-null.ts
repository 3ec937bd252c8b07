import { ApiError, answerBody, type http } from '@club/shared/http';
import type * as z from '@club/shared/schema';

/**
 * The answer's body, or null where the refusal only says that there is nothing to answer: an error would be forgotten at
 * each further attempt.
 */
export async function answerOrNull<Schema extends z.ZodMiniType>(
  schema: Schema,
  call: ReturnType<typeof http.get>,
  isNothing: (refusal: ApiError) => boolean,
): Promise<z.infer<Schema> | null> {
  try {
    return await answerBody(schema, call);
  } catch (error) {
    if (error instanceof ApiError && isNothing(error)) return null;
    throw error;
  }
}
