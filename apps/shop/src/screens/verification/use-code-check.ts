import { call } from '../../api/http/client.ts';
import { storePhoneFlow, provedPhone } from '../../api/sign-in/phone-flow.ts';
import type { PhoneFlow } from '../../api/sign-in/phone-flow.ts';
import { signInWithCode } from '../../api/sign-in/sign-in.ts';
import { refusalText } from '../../features/sign-in/refusal-text.ts';
import { useCode } from '../../forms/use-code.ts';
import { useGo } from '../../navigation/link.tsx';
import { localPath } from '../../navigation/local-path.ts';
import { paths } from '../../paths.ts';

/** Checks the code of a phone; the right code continues to the next page. */
export function useCodeCheck(flow: PhoneFlow) {
  const go = useGo();
  return useCode({
    send: async (code) => go(await prove(flow, code), { replace: true }),
    explain: refusalText,
  });
}

/** Proves the phone with the code. Returns the address of the next page. */
async function prove(flow: PhoneFlow, code: string): Promise<string> {
  const proof = { flowId: flow.sent?.flowId ?? '', phone: flow.phone, code };
  if (flow.purpose === 'login') {
    await signInWithCode(proof);
    storePhoneFlow(null);
    return localPath(flow.redirectTo) ?? paths.home();
  }
  const { results } = await call('auth', 'POST /verify/check', { body: proof });
  if (results.registered || results.registrationToken === null) {
    storePhoneFlow({ ...flow, purpose: 'login', sent: undefined });
    const redirect = localPath(flow.redirectTo);
    return paths.login({ notice: 'registered', ...(redirect !== null && { redirect }) });
  }
  provedPhone.set(results.registrationToken);
  return paths.registerProcess();
}
