import type { Channel } from '@tonalia/contract/people';
import { call } from '../http/client.ts';
import { storePhoneFlow } from './phone-flow.ts';
import type { PhoneFlow } from './phone-flow.ts';

type PhoneFlowStart = Pick<PhoneFlow, 'purpose' | 'phone' | 'redirectTo' | 'fromLanding'>;

/**
 * Starts the verification of a phone: reads the available channels, and sends the code at once when there is only one. Next step:
 * /verify-code when `sent` is set, else /send-confirmation-code. Throws the API's refusal.
 */
export async function beginPhoneFlow(beginning: PhoneFlowStart): Promise<PhoneFlow> {
  const { results } = await call('auth', 'POST /verify/user-status', { body: { phone: beginning.phone } });
  // An account can get the code by mail; a registration has no verified address yet.
  const channels = results.channels.filter((one) => beginning.purpose === 'login' || one !== 'email');
  const flow: PhoneFlow = { ...beginning, channels };
  storePhoneFlow(flow);
  const [only, ...others] = channels;
  return only !== undefined && others.length === 0 ? sendCode(flow, only) : flow;
}

/** Sends the code by `channel` and stores the flow with its data. Throws the API's refusal. */
export async function sendCode(flow: PhoneFlow, channel: Channel): Promise<PhoneFlow> {
  const body = { phone: flow.phone, channel };
  const { results } =
    flow.purpose === 'login'
      ? await call('auth', 'POST /auth/verify', { body })
      : await call('auth', 'POST /verify/verify', { body });
  const sent = { channel, flowId: results.flowId, resendAt: Date.now() + results.resendIn * 1000 };
  const next = { ...flow, sent };
  storePhoneFlow(next);
  return next;
}
