import { ApiError } from '../../api/http/api-error.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';

const ofTheProof = new Set(['BAD_CREDENTIALS', 'CODE_WRONG', 'CODE_EXPIRED', 'PROOF_REQUIRED', 'TOO_MANY_REQUESTS']);

/** Whether a call was refused for its proof, and not for what it asked. */
export const isAboutProof = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && ofTheProof.has(cause.code);

/** What a person reads beside the password or the code. */
export function proofText(cause: unknown): string {
  if (!(cause instanceof ApiError)) return messages.errors.unknown;
  // The API's sentence speaks of an e-mail too, which is not asked here.
  return cause.code === 'BAD_CREDENTIALS' ? accountMessages.proof.wrongPassword : cause.message;
}
