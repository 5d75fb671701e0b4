import { useState } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { beginPhoneFlow } from '../../api/sign-in/phone-code.ts';
import { currentPhoneFlow, storePhoneFlow, provedPhone } from '../../api/sign-in/phone-flow.ts';
import { startSession } from '../../api/session/enter.ts';
import { useOnce } from '../../forms/use-once.ts';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import type { RegistrationDraft } from './draft.ts';
import { registrationFailure } from './refusals.ts';
import type { RegistrationFailure } from './refusals.ts';
import { ownBody } from './registration-body.ts';

const none: RegistrationFailure = {};

/** Sends a registration with a verified phone and signs in. A lost or expired proof is requested again. */
export function useOwnRegistration(onDone: () => void) {
  const go = useGo();
  const { isBusy, once } = useOnce();
  const [failure, setFailure] = useState(none);

  /** Sends a new code; the proved phone returns to this page. */
  async function proveAgain() {
    const flow = currentPhoneFlow();
    if (flow === null) return go(paths.register());
    const { purpose, phone, fromLanding = false, redirectTo } = flow;
    const next = await beginPhoneFlow({ purpose, phone, fromLanding, redirectTo });
    go(next.sent ? paths.verifyCode() : paths.sendCode('register'));
  }

  async function register(draft: RegistrationDraft, password: string) {
    const token = provedPhone.get();
    if (token === null) return proveAgain();
    const { tokenReturn, refreshToken } = await call('auth', 'POST /v3/auth/register', {
      query: currentPhoneFlow()?.fromLanding ? { from_landing: '1' } : {},
      body: ownBody(draft, password, token),
    });
    if (tokenReturn !== null && refreshToken !== null) await startSession({ tokenReturn, refreshToken });
    const redirect = currentPhoneFlow()?.redirectTo;
    provedPhone.set(null);
    storePhoneFlow(null);
    onDone();
    go(paths.registrationStatus({ redirect }), { replace: true });
  }

  /** Runs `work` unless other work is running, and keeps and returns its failure. */
  async function attempt(work: () => Promise<void>): Promise<RegistrationFailure> {
    let outcome: RegistrationFailure = {};
    await once(async () => {
      setFailure(none);
      try {
        await work();
      } catch (cause) {
        outcome = registrationFailure(cause, (field) => field !== 'phone');
        setFailure(outcome);
      }
    });
    return outcome;
  }

  return {
    isSending: isBusy,
    failure,
    /** A field changed, so an earlier failure no longer describes the draft. */
    forgetFailure: () => setFailure(none),
    confirmPhone: () => attempt(proveAgain),
    send: (draft: RegistrationDraft, password: string) =>
      attempt(async () => {
        try {
          await register(draft, password);
        } catch (cause) {
          if (!(cause instanceof ApiError) || cause.code !== 'PHONE_NOT_VERIFIED') throw cause;
          provedPhone.set(null);
          await proveAgain();
        }
      }),
  };
}
