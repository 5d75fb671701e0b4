import type { Channel } from '@tonalia/contract/people';
import { call } from './client.ts';
import { keepPhoneFlow } from './phone-flow.ts';
import type { PhoneFlow } from './phone-flow.ts';

type Beginning = Pick<PhoneFlow, 'purpose' | 'phone' | 'redirectTo' | 'fromLanding'>;

/**
 * Begins to prove a phone: asks how a code can travel, and sends it at once where there is one way only. What comes next is
 * /verify-code when `sent` is there, else /send-confirmation-code. Throws the API's refusal.
 */
export async function beginPhoneFlow(beginning: Beginning): Promise<PhoneFlow> {
  const { results } = await call('auth', 'POST /verify/user-status', { body: { phone: beginning.phone } });
  // The mail of an account can be asked for a code; who registers has none that is proved.
  const channels = results.channels.filter((one) => beginning.purpose === 'login' || one !== 'email');
  const flow: PhoneFlow = { ...beginning, channels };
  keepPhoneFlow(flow);
  const [only, ...others] = channels;
  return only !== undefined && others.length === 0 ? sendCode(flow, only) : flow;
}

/** Sends the code by `channel` and keeps with the flow what belongs to it. Throws the API's refusal. */
export async function sendCode(flow: PhoneFlow, channel: Channel): Promise<PhoneFlow> {
  const body = { phone: flow.phone, channel };
  const { results } =
    flow.purpose === 'login'
      ? await call('auth', 'POST /auth/verify', { body })
      : await call('auth', 'POST /verify/verify', { body });
  const sent = { channel, flowId: results.flowId, resendAt: Date.now() + results.resendIn * 1000 };
  const next = { ...flow, sent };
  keepPhoneFlow(next);
  return next;
}
