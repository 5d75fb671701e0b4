import { formatPhone } from '@tonalia/rules/phone';
import { Button } from '@tonalia/ui/button';
import { Notice } from '@tonalia/ui/notice';
import { PhoneField } from '@tonalia/ui/phone-field';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { beginPhoneFlow } from '../../api/sign-in/phone-code.ts';
import type { PhoneFlow } from '../../api/sign-in/phone-flow.ts';
import { useGo, usePrepare } from '../../navigation/link.tsx';
import { wayInMessages } from '../../messages/way-in.es-CO.ts';
import { paths } from '../../paths.ts';
import { refusalText } from './refusal-text.ts';
import { grouped, nationalNumber, phoneFault } from './typed-phone.ts';

export type PhoneFormProps = Pick<PhoneFlow, 'purpose' | 'redirectTo' | 'fromLanding'> & {
  submit: string;
  /** Given before: it stands in the field until another is typed. */
  phone?: string;
  /** Told while it is typed, for whoever shows something else meanwhile. */
  onPhone?: (phone: string) => void;
};

/** The phone to sign in or to register with; it leads on to how its code travels. */
export function PhoneForm({ submit, phone = '', onPhone, ...beginning }: PhoneFormProps) {
  const go = useGo();
  const prepare = usePrepare();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    if (field.current?.value === '') field.current.value = formatPhone(phone);
  }, [phone]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const typed = field.current?.value ?? '';
    const fault = phoneFault(typed);
    setWrong(fault);
    setRefusal(null);
    if (fault) return field.current?.focus();
    setSending(true);
    try {
      const flow = await beginPhoneFlow({ ...beginning, phone: nationalNumber(typed) });
      go(flow.sent ? paths.verifyCode() : paths.sendCode(flow.purpose));
    } catch (cause) {
      if (!isAboutThePhone(cause)) return setRefusal(refusalText(cause));
      setWrong(refusalText(cause));
      field.current?.focus();
    } finally {
      setSending(false);
    }
  }

  return (
    <form noValidate className="mt-6 grid grid-cols-1 gap-4" method="post" onSubmit={(event) => void send(event)}>
      <PhoneField
        ref={field}
        label={wayInMessages.phone.label}
        name="phone"
        maxLength={24}
        error={wrong}
        onFocus={() => prepare(paths.sendCode(beginning.purpose))}
        onInput={({ currentTarget: input }) => {
          // In the middle of a number the cursor must stay where it is.
          if (input.selectionStart === input.value.length) input.value = grouped(input.value);
          onPhone?.(nationalNumber(input.value));
          if (wrong) setWrong(phoneFault(input.value));
        }}
        onBlur={({ currentTarget: input }) => {
          input.value = grouped(input.value);
          if (input.value !== '') setWrong(phoneFault(input.value));
        }}
      />
      {refusal !== null && <Notice color="red" message={refusal} />}
      <Button type="submit" size="lg" full loading={isSending} className="mt-1 max-w-field">
        {submit}
      </Button>
    </form>
  );
}

const isAboutThePhone = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.code === 'PHONE_TAKES_NO_CODE' || cause.code === 'INVALID_REQUEST');
