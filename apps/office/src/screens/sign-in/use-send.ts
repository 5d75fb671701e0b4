import { useState } from 'react';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { PasskeyCancelled } from '../../api/passkeys.ts';
import { securityTexts } from '../../messages/security.es-CO.ts';
import { signInTexts } from '../../messages/sign-in.es-CO.ts';

/** Sends a step of the sign-in: whether it is under way, and the sentence of its failure. */
export function useSend() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isTicketGone, setTicketGone] = useState(false);

  async function send(step: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await step();
    } catch (cause) {
      const isGone = cause instanceof CallFailure && cause.code === 'CODE_EXPIRED';
      setTicketGone(isGone);
      setFailure(
        isGone ? signInTexts.expired : cause instanceof PasskeyCancelled ? securityTexts.cancelled : sentenceOf(cause),
      );
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, failure, isTicketGone, send, forget: () => setFailure(undefined) };
}
