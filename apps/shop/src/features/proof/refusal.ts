import { ApiError } from '../../api/http/api-error.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';

const ofTheProof = new Set(['BAD_CREDENTIALS', 'CODE_WRONG', 'CODE_EXPIRED', 'PROOF_REQUIRED', 'TOO_MANY_REQUESTS']);

/** Whether a call was refused because of its proof. */
export const isAboutProof = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && ofTheProof.has(cause.code);

/** The error text beside the password or the code. */
export function proofText(cause: unknown): string {
  if (!(cause instanceof ApiError)) return messages.errors.unknown;
  // The API's text also mentions an e-mail, which is not requested here.
  return cause.code === 'BAD_CREDENTIALS' ? accountMessages.proof.wrongPassword : cause.message;
}
