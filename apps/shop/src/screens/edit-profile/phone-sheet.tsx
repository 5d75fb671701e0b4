import { bareNumber, isCellPhone } from '@tonalia/rules/phone';
import type { Channel, Proof } from '@tonalia/contract/people';
import { Button } from '@tonalia/ui/button';
import { PhoneField } from '@tonalia/ui/phone-field';
import { Sheet } from '@tonalia/ui/sheet';
import { useState } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { refreshSession, useSession } from '../../api/session/session.ts';
import { CodeStep } from '../../features/proof/code-step.tsx';
import { ProofForm } from '../../features/proof/proof-form.tsx';
import { proofText } from '../../features/proof/refusal.ts';
import { useForm } from '../../forms/use-form.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { notify } from '../../state/notices.ts';

const words = accountMessages.edit.newPhone;

type PhoneSheetStep =
  | { at: 'phone'; phone: string }
  | { at: 'code'; phone: string; channels: Channel[] }
  | { at: 'proof'; phone: string; token: string };

/** Changes the phone: the number, its code, and a proof of identity. */
export function PhoneSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [step, setStep] = useState<PhoneSheetStep>({ at: 'phone', phone: '' });
  const back = () => setStep({ at: 'phone', phone: step.phone });

  async function check(proof: { flowId: string; code: string }) {
    const { phone } = step;
    const { results } = await call('auth', 'POST /verify/check', { body: { ...proof, phone } });
    if (results.registrationToken === null) throw new ApiError(400, 'ALREADY_REGISTERED', words.taken);
    setStep({ at: 'proof', phone, token: results.registrationToken });
  }
  async function save(token: string, proof: Proof) {
    await call('auth', 'PUT /me', { body: { registrationToken: token, proof } });
    onClose();
    notify({ color: 'white', message: words.done });
    await refreshSession().catch(() => null);
  }
  return (
    <Sheet open={open} onClose={onClose} title={words.title} onBack={step.at === 'code' ? back : undefined} toField>
      {step.at === 'phone' && (
        <NumberForm phone={step.phone} onPhone={(phone, channels) => setStep({ at: 'code', phone, channels })} />
      )}
      {step.at === 'code' && (
        <CodeStep
          phone={step.phone}
          channels={step.channels}
          send={async (channel) =>
            (await call('auth', 'POST /verify/verify', { body: { phone: step.phone, channel } })).results
          }
          onCode={check}
        />
      )}
      {step.at === 'proof' && (
        <>
          <p className="mb-4 text-text-2">{words.proofText}</p>
          <ProofForm submit={accountMessages.edit.save} onProof={(proof) => save(step.token, proof)} />
        </>
      )}
    </Sheet>
  );
}

function NumberForm({ phone, onPhone }: { phone: string; onPhone: (phone: string, channels: Channel[]) => void }) {
  const { user } = useSession();
  const form = useForm<{ phone: string }, 'phone'>({
    start: { phone },
    send: async (values) => {
      const typed = bareNumber(values.phone);
      if (!isCellPhone(typed)) return { errors: { phone: words.invalid } };
      if (typed === user?.phone) return { errors: { phone: words.same } };
      const { results } = await call('auth', 'POST /verify/user-status', { body: { phone: typed } });
      // A mail goes to the account's address and cannot prove the new phone.
      const channels = results.channels.filter((channel) => channel !== 'email');
      return onPhone(typed, channels);
    },
    explain: (cause) => ({ errors: { phone: proofText(cause) } }),
  });
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <PhoneField {...form.text('phone')} label={words.label} maxLength={20} />
      <Button type="submit" size="lg" full loading={form.isSending} className="max-w-field">
        {words.next}
      </Button>
    </form>
  );
}
