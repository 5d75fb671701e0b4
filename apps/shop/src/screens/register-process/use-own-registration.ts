import { useRef, useState } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { beginPhoneFlow } from '../../api/sign-in/phone-code.ts';
import { currentPhoneFlow, keepPhoneFlow, keepProvedPhone, provedPhone } from '../../api/sign-in/phone-flow.ts';
import { enter } from '../../api/session/session.ts';
import { useGo } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import type { Draft } from './draft.ts';
import { noRefusal, readRegistrationRefusal } from './refusals.ts';
import { ownBody } from './registration-body.ts';

/** Sends a registration with a verified phone and signs in. A lost or expired proof is requested again. */
export function useOwnRegistration(onDone: () => void) {
  const go = useGo();
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState(noRefusal);

  /** Sends a new code; proved, the phone leads back here. */
  async function proveAgain() {
    const flow = currentPhoneFlow();
    if (flow === null) return go(paths.register());
    const { purpose, phone, fromLanding = false, redirectTo } = flow;
    const next = await beginPhoneFlow({ purpose, phone, fromLanding, redirectTo });
    go(next.sent ? paths.verifyCode() : paths.sendCode('register'));
  }

  async function register(draft: Draft, password: string) {
    const token = provedPhone();
    if (token === null) return proveAgain();
    const { tokenReturn, refreshToken } = await call('auth', 'POST /v3/auth/register', {
      query: currentPhoneFlow()?.fromLanding ? { from_landing: '1' } : {},
      body: ownBody(draft, password, token),
    });
    if (tokenReturn !== null && refreshToken !== null) await enter({ tokenReturn, refreshToken });
    const redirect = currentPhoneFlow()?.redirectTo;
    keepProvedPhone(null);
    keepPhoneFlow(null);
    onDone();
    go(paths.registrationStatus({ redirect }), { replace: true });
  }

  async function once(work: () => Promise<void>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setRefusal(noRefusal);
    try {
      await work();
    } catch (cause) {
      setRefusal(readRegistrationRefusal(cause, (field) => field !== 'phone'));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return {
    isSending,
    refusal,
    /** Something changed: what was refused of it is no longer there. */
    forgetRefusal: () => refusal !== noRefusal && setRefusal(noRefusal),
    confirmPhone: () => once(proveAgain),
    send: (draft: Draft, password: string) =>
      once(async () => {
        try {
          await register(draft, password);
        } catch (cause) {
          if (!(cause instanceof ApiError) || cause.code !== 'PHONE_NOT_VERIFIED') throw cause;
          keepProvedPhone(null);
          await proveAgain();
        }
      }),
  };
}
