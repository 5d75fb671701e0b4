import { Field } from '@tonalia/ui/field';
import { type FormEvent, useState } from 'react';
import { OfficeButton } from '../../components/office-button.tsx';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';

/** On a second device the link opens for the driver's phone only. */
export function AskPhone({
  failure,
  onPhone,
}: {
  failure: string | undefined;
  onPhone: (phone: string) => Promise<unknown>;
}) {
  const [phone, setPhone] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isComplete = phone.replace(/\D/g, '').length >= 10;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    setBusy(true);
    await onPhone(phone);
    setBusy(false);
  };
  return (
    <form className="flex flex-col gap-4 px-4 py-10" onSubmit={(event) => void submit(event)}>
      <h1 tabIndex={-1} className="text-h2">
        {texts.phoneTitle}
      </h1>
      <p className="text-text-2">{texts.phoneText}</p>
      <Field
        label={texts.phone}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        value={phone}
        error={failure}
        onChange={({ currentTarget }) => setPhone(currentTarget.value.slice(0, 20))}
      />
      <OfficeButton type="submit" disabled={!isComplete} busy={isBusy}>
        {texts.open}
      </OfficeButton>
    </form>
  );
}
