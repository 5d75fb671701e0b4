import type { PaymentOffer } from '@tonalia/contract/payment-offers-office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentOffersQuery, savePaymentOffer } from '../../api/payment-offers.ts';
import { LeaveQuestion } from '../../components/leave-question.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { useNotify } from '../../components/notices.tsx';
import { BankAccounts, typedAccounts } from '../../features/bank-accounts/bank-accounts.tsx';
import { useSensitive } from '../../features/sensitive/use-sensitive.tsx';
import { paymentConfigurationTexts as texts } from '../../messages/payment-configuration.es-CO.ts';

export type TransferAccountsProps = { offer: PaymentOffer; isReadOnly: boolean };

/** The accounts of a transfer. Money goes where they say, so a change asks for the second factor. */
export function TransferAccounts({ offer, isReadOnly }: TransferAccountsProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const { run, isBusy, failure, clear, dialog } = useSensitive(texts.stepUp);
  const [typed, setTyped] = useState<readonly string[]>(offer.accounts);
  const accounts = typedAccounts(typed);
  const isChanged = accounts.join('\n') !== offer.accounts.join('\n');
  const save = () =>
    run(async () => {
      const saved = await savePaymentOffer(offer, { active: offer.active, accounts });
      cache.setQueryData(paymentOffersQuery.queryKey, saved);
      notify({ color: 'white', message: texts.savedAccounts });
    });
  return (
    <Panel label={texts.accounts}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged && !isBusy) void save();
        }}
      >
        <h2 className="text-panel">{texts.accounts}</h2>
        <p className="mt-0.5 mb-3 text-[0.8125rem] text-text-2">{texts.accountsText}</p>
        <BankAccounts
          accounts={typed}
          isReadOnly={isReadOnly}
          onChange={(next) => {
            clear();
            setTyped(next);
          }}
        />
        {failure && (
          <p role="alert" className="mb-3 text-danger">
            {failure}
          </p>
        )}
        {isChanged && (
          <div className="flex flex-wrap justify-end gap-2.5">
            <OfficeButton look="secondary" onClick={() => setTyped(offer.accounts)}>
              {texts.discard}
            </OfficeButton>
            <OfficeButton type="submit" busy={isBusy}>
              {texts.saveAccounts}
            </OfficeButton>
          </div>
        )}
      </form>
      <LeaveQuestion isTyped={() => isChanged} />
      {dialog}
    </Panel>
  );
}
