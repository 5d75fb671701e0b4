import { ApiError } from '../../api/http/api-error.ts';
import { messages } from '../../messages/es-CO.ts';
import { signInMessages } from '../../messages/sign-in.es-CO.ts';

/** The text for a refusal of the API; after too many tries, with the time of the next one. */
export function refusalText(cause: unknown): string {
  if (!(cause instanceof ApiError)) return messages.errors.unknown;
  const seconds = Number(cause.params['retryAfter']);
  if (cause.code !== 'TOO_MANY_REQUESTS' || !(seconds > 0)) return cause.message;
  return seconds <= 90 ? signInMessages.waitSeconds(seconds) : signInMessages.waitMinutes(Math.ceil(seconds / 60));
}
