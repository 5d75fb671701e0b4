import { formatPhone } from '@tonalia/rules/phone';
import { Button } from '@tonalia/ui/button';
import { Notice } from '@tonalia/ui/notice';
import { PhoneField } from '@tonalia/ui/phone-field';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { beginPhoneFlow } from '../../api/sign-in/phone-code.ts';
import type { PhoneFlow } from '../../api/sign-in/phone-flow.ts';
import { useForm } from '../../forms/use-form.ts';
import { useGo, usePrepare } from '../../navigation/link.tsx';
import { signInMessages } from '../../messages/sign-in.es-CO.ts';
import { paths } from '../../paths.ts';
import { refusalText } from './refusal-text.ts';
import { grouped, nationalNumber, phoneFault } from './typed-phone.ts';

export type PhoneFormProps = Pick<PhoneFlow, 'purpose' | 'redirectTo' | 'fromLanding'> & {
  submit: string;
  /** An earlier number, shown while the field is empty. */
  phone?: string;
  /** Called with every change, for a parent that shows another form meanwhile. */
  onPhone?: (phone: string) => void;
};

/** Asks for the phone to sign in or register with, and continues to the choice of the code's channel. */
export function PhoneForm({ submit, phone = '', onPhone, ...beginning }: PhoneFormProps) {
  const go = useGo();
  const prepare = usePrepare();
  const form = useForm({
    start: { phone: '' },
    check: (typed) => ({ phone: phoneFault(typed.phone) }),
    send: async (typed) => {
      const flow = await beginPhoneFlow({ ...beginning, phone: nationalNumber(typed.phone) });
      go(flow.sent ? paths.verifyCode() : paths.sendCode(flow.purpose));
    },
    explain: (cause) => {
      const text = refusalText(cause);
      return isAboutThePhone(cause) ? { errors: { phone: text } } : { notice: text };
    },
  });
  const prefill = useEffectEvent(
    () => phone !== '' && form.values.phone === '' && form.change({ phone: formatPhone(phone) }),
  );
  useEffect(() => void prefill(), [phone]);

  return (
    <form {...form.props} className="mt-6 grid grid-cols-1 gap-4">
      <PhoneField
        {...form.text('phone', grouped)}
        label={signInMessages.phone.label}
        maxLength={24}
        onFocus={() => prepare(paths.sendCode(beginning.purpose))}
        onInput={({ currentTarget: { value } }) => onPhone?.(nationalNumber(value))}
      />
      {form.notice !== null && <Notice color="red" message={form.notice} />}
      <Button type="submit" size="lg" full loading={form.isSending} className="mt-1 max-w-field">
        {submit}
      </Button>
    </form>
  );
}

const isAboutThePhone = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.code === 'PHONE_TAKES_NO_CODE' || cause.code === 'INVALID_REQUEST');
