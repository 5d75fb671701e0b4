import { useRef, useState } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { keepPhoneFlow, keepProvedPhone } from '../../api/sign-in/phone-flow.ts';
import type { PhoneFlow } from '../../api/sign-in/phone-flow.ts';
import { signInWithCode } from '../../api/sign-in/sign-in.ts';
import { refusalText } from '../../features/way-in/refusal-text.ts';
import { useGo } from '../../navigation/link.tsx';
import { localPath } from '../../navigation/local-path.ts';
import { paths } from '../../paths.ts';

/** The code while it is typed and checked; a right one leads on, a wrong one leaves the field empty. */
export function useCodeCheck(flow: PhoneFlow) {
  const go = useGo();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const underWay = useRef(false);

  function type(digits: string) {
    // What is being checked stays as it was sent.
    if (underWay.current) return;
    setCode(digits);
    setError(undefined);
  }

  async function check(digits: string) {
    if (underWay.current) return;
    underWay.current = true;
    setChecking(true);
    try {
      go(await prove(flow, digits), { replace: true });
    } catch (cause) {
      setError(refusalText(cause));
      // Without an answer the code may still be right: it stays to be sent again.
      if (cause instanceof ApiError && cause.status > 0) setCode('');
    } finally {
      underWay.current = false;
      setChecking(false);
    }
  }

  return { code, error, isChecking, type, check, forget: () => type('') };
}

/** Proves the phone with the code and answers where that leads. */
async function prove(flow: PhoneFlow, code: string): Promise<string> {
  const proof = { flowId: flow.sent?.flowId ?? '', phone: flow.phone, code };
  if (flow.purpose === 'login') {
    await signInWithCode(proof);
    keepPhoneFlow(null);
    return localPath(flow.redirectTo) ?? paths.home();
  }
  const { results } = await call('auth', 'POST /verify/check', { body: proof });
  if (results.registered || results.registrationToken === null) {
    keepPhoneFlow({ ...flow, purpose: 'login', sent: undefined });
    const redirect = localPath(flow.redirectTo);
    return paths.login({ notice: 'registered', ...(redirect !== null && { redirect }) });
  }
  keepProvedPhone(results.registrationToken);
  return paths.registerProcess();
}
