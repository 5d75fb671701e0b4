import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { PhoneField } from '@tonalia/ui/phone-field';
import { call } from '../../api/http/client.ts';
import { refusalText } from '../../features/sign-in/refusal-text.ts';
import type { TextProps } from '../../forms/text-events.ts';
import { useOnce } from '../../forms/use-once.ts';
import { teamMessages } from '../../messages/team.es-CO.ts';

const words = teamMessages.join;

interface ProofForm {
  values: { phone: string };
  text: (name: 'phone' | 'code') => TextProps;
  change: (part: { flowId: string }) => void;
  show: (failure: { errors: { phone: string } }) => void;
}

/** Sends a code to the invited phone, and takes it. */
export function PhoneProof({ form }: { form: ProofForm }) {
  const { isBusy, once } = useOnce();
  const send = () =>
    once(async () => {
      try {
        const { phone } = form.values;
        const { results: known } = await call('auth', 'POST /verify/user-status', { body: { phone } });
        const channel = known.channels.find((one) => one !== 'email') ?? 'sms';
        const { results } = await call('auth', 'POST /verify/verify', { body: { phone, channel } });
        form.change({ flowId: results.flowId });
      } catch (cause) {
        form.show({ errors: { phone: refusalText(cause) } });
      }
    });
  return (
    <>
      <PhoneField label={words.phone} {...form.text('phone')} />
      <Button variant="secondary" loading={isBusy} onClick={() => void send()} className="max-w-field">
        {words.sendCode}
      </Button>
      <Field label={words.code} inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...form.text('code')} />
    </>
  );
}
