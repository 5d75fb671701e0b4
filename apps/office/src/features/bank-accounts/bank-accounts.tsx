import { maxBankAccounts } from '@tonalia/contract/limits';
import { Field } from '@tonalia/ui/field';
import { OfficeButton } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { bankAccountTexts as texts } from '../../messages/bank-accounts.es-CO.ts';

export type BankAccountsProps = {
  /** At least one field is shown, also for none. */
  accounts: readonly string[];
  isReadOnly?: boolean;
  onChange: (accounts: string[]) => void;
};

/** The accounts that customers transfer to, in the order in which they see them. */
export function BankAccounts({ accounts, isReadOnly = false, onChange }: BankAccountsProps) {
  const shown = accounts.length > 0 ? accounts : [''];
  const write = (at: number, text: string) => onChange(shown.map((one, other) => (other === at ? text : one)));
  const last = shown.at(-1);
  return (
    <div className="grid gap-2.5 pb-3">
      {shown.map((account, at) => (
        <div key={at} className="flex items-end gap-2">
          <Field
            small
            className="max-w-none! min-w-0 flex-1"
            label={shown.length > 1 ? texts.nth(at + 1) : texts.account}
            help={at === shown.length - 1 ? texts.help : undefined}
            required={at === 0}
            readOnly={isReadOnly}
            maxLength={300}
            value={account}
            onChange={({ currentTarget }) => write(at, currentTarget.value)}
          />
          {shown.length > 1 && !isReadOnly && (
            <OutlineButton
              icon="x"
              label={texts.remove(at + 1)}
              bare
              className={at === shown.length - 1 ? 'mb-6' : ''}
              onClick={() => onChange(shown.filter((_, other) => other !== at))}
            />
          )}
        </div>
      ))}
      {!isReadOnly && shown.length < maxBankAccounts && (
        <OfficeButton
          look="ghost"
          small
          icon="plus"
          className="justify-self-start"
          disabled={last === undefined || last.trim() === ''}
          onClick={() => onChange([...shown, ''])}
        >
          {texts.add}
        </OfficeButton>
      )}
    </div>
  );
}

/** As they are saved: without empty fields. */
export const typedAccounts = (accounts: readonly string[]): string[] =>
  accounts.map((account) => account.trim()).filter(Boolean);
