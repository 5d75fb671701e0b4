import { CodeField } from '@tonalia/ui/code-field';
import { useState } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { proofText } from './refusal.ts';
import { useOnce } from '../../forms/use-once.ts';

/** Six digits, checked with the last one; a wrong code leaves the field empty. */
export function CodeEntry({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { isBusy, once } = useOnce();
  const check = (digits: string) =>
    once(async () => {
      try {
        await onCode(digits);
      } catch (cause) {
        setError(proofText(cause));
        // Without an answer the code may still be right: it stays.
        if (cause instanceof ApiError && cause.status > 0) setCode('');
      }
    });
  return (
    <div aria-busy={isBusy}>
      <CodeField
        label={accountMessages.proof.code}
        value={code}
        // The person has just asked for the code: to type it is what comes next.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={error}
        onChange={(digits) => {
          if (isBusy) return;
          setCode(digits);
          setError(undefined);
        }}
        onComplete={(digits) => void check(digits)}
      />
    </div>
  );
}
