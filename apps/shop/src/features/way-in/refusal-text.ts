import { ApiError } from '../../api/http/api-error.ts';
import { messages } from '../../messages/es-CO.ts';
import { wayInMessages } from '../../messages/way-in.es-CO.ts';

/** What a person reads when the API refused: its own sentence, and for too many tries when the next may be. */
export function refusalText(cause: unknown): string {
  if (!(cause instanceof ApiError)) return messages.errors.unknown;
  const seconds = Number(cause.params['retryAfter']);
  if (cause.code !== 'TOO_MANY_REQUESTS' || !(seconds > 0)) return cause.message;
  return seconds <= 90 ? wayInMessages.waitSeconds(seconds) : wayInMessages.waitMinutes(Math.ceil(seconds / 60));
}
