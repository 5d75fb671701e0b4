import { refusalLiterals } from '@tonalia/contract/refusal-literals.es-CO';
import type { Proof } from '@tonalia/contract/people';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { forgetEdits } from '../../api/cart-sync/edit-store.ts';
import { currentSession, endSession } from '../../api/session/session.ts';
import { notifySessionChanged } from '../../api/http/tokens.ts';
import { isAboutProof } from '../../features/proof/refusal.ts';

/**
 * Closes the signed-in account and deletes its data on this device. Returns null, or the text to show on failure;
 * throws a refused proof, which is shown beside the password or the code.
 */
export async function deleteAccount(proof: Proof): Promise<string | null> {
  try {
    await call('auth', 'DELETE /customer/remove', { body: { proof } });
  } catch (cause) {
    if (isAboutProof(cause)) throw cause;
    return failureText(cause);
  }
  forgetEdits(currentSession().user?._id ?? '');
  await endSession();
  notifySessionChanged();
  return null;
}

function failureText(cause: unknown): string {
  if (!(cause instanceof ApiError) || cause.status === 0) return refusalLiterals.accountDeletionFailed;
  if (cause.code === 'ACCOUNT_IN_USE') return cause.message;
  return cause.status === 404 ? refusalLiterals.customerNotFound : refusalLiterals.accountServerTrouble;
}
