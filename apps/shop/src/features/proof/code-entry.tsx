import { CodeField } from '@tonalia/ui/code-field';
import { useCode } from '../../forms/use-code.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { proofText } from './refusal.ts';

/** A field for six digits, checked with the last one. */
export function CodeEntry({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const { code, error, isChecking, type, check } = useCode({ send: onCode, explain: proofText });
  return (
    <div aria-busy={isChecking}>
      <CodeField
        label={accountMessages.proof.code}
        value={code}
        // The user has just requested the code, so typing it is the next step.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={error}
        onChange={type}
        onComplete={check}
      />
    </div>
  );
}
