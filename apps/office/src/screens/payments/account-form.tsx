import { useEffect, useRef, useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { OfficeButton } from '../../components/office-button.tsx';
import { bankLinesTexts as texts } from '../../messages/bank-lines.es-CO.ts';

export type AccountFormProps = { problem: string; isBusy: boolean; onSend: (account: string) => void };

/** Asks for the account of a statement that does not name it. */
export function AccountForm({ problem, isBusy, onSend }: AccountFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [account, setAccount] = useState('');
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="mt-2.5 grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && account.trim() !== '') onSend(account.trim());
      }}
    >
      <Field
        ref={field}
        small
        label={texts.account}
        placeholder={texts.accountExample}
        error={problem}
        autoComplete="off"
        maxLength={60}
        value={account}
        onChange={({ currentTarget }) => setAccount(currentTarget.value)}
      />
      <OfficeButton type="submit" className="justify-self-start" busy={isBusy} disabled={account.trim() === ''}>
        {texts.accountSend}
      </OfficeButton>
    </form>
  );
}
