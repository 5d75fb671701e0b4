import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { paymentOffersQuery } from '../../api/payment-offers.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { LeaveQuestion } from '../../components/leave-question.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { configurationTexts } from '../../messages/configuration.es-CO.ts';
import { paymentConfigurationTexts as texts } from '../../messages/payment-configuration.es-CO.ts';
import { OfferRows } from './offer-rows.tsx';
import { SettingsPage } from './settings-page.tsx';
import { TransferAccounts } from './transfer-accounts.tsx';
import { useSettingEdits } from './use-setting-edits.ts';

// the words of settings load after the methods
const PaymentRules = lazy(() => import('./payment-rules.tsx').then((one) => ({ default: one.PaymentRules })));
const ConnectionsPanel = lazy(() =>
  import('./connections-panel.tsx').then((one) => ({ default: one.ConnectionsPanel })),
);
const SettingConflicts = lazy(() =>
  import('./setting-conflicts.tsx').then((one) => ({ default: one.SettingConflicts })),
);
const SettingsBar = lazy(() => import('./settings-bar.tsx').then((one) => ({ default: one.SettingsBar })));
const SettingHistory = lazy(() => import('./setting-history.tsx').then((one) => ({ default: one.SettingHistory })));

/** How customers pay: the methods that the shop offers, the accounts of a transfer, and the rules of credit and waiting. */
export const PaymentConfigurationScreen = () => (
  <SettingsPage>{(saved) => <PaymentConfiguration saved={saved} />}</SettingsPage>
);

function PaymentConfiguration({ saved }: { saved: readonly OfficeSetting[] }) {
  const operator = useOperator();
  const isReadOnly = !mayDo(operator, 'settings.edit');
  const offers = useQuery(paymentOffersQuery);
  const form = useSettingEdits(saved);
  const [shown, setShown] = useState<string>();
  const transfer = offers.data?.find(({ group }) => group === 'transfer');
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {isReadOnly && <p className="text-text-2">{configurationTexts.readOnly}</p>}
        <Suspense>{form.conflicts.length > 0 && <SettingConflicts form={form} saved={saved} />}</Suspense>
        {offers.isPending && <LoadingRows rows={6} />}
        {offers.isError && !offers.data && (
          <LoadFailure what={texts.what} cause={offers.error} onRetry={() => void offers.refetch()} />
        )}
        {offers.data && <OfferRows offers={offers.data} isReadOnly={isReadOnly} />}
        {transfer && <TransferAccounts key={transfer.accounts.join('\n')} offer={transfer} isReadOnly={isReadOnly} />}
        {mayDo(operator, 'health.read') && (
          <Suspense fallback={<LoadingRows rows={4} />}>
            <ConnectionsPanel />
          </Suspense>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <Suspense fallback={<LoadingRows rows={6} />}>
          <PaymentRules form={form} saved={saved} isReadOnly={isReadOnly} onHistory={setShown} />
        </Suspense>
      </div>
      <Suspense>{form.edits.size > 0 && <SettingsBar form={form} />}</Suspense>
      <LeaveQuestion isTyped={() => form.edits.size > 0} />
      <Suspense>{shown && <SettingHistory settingKey={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </div>
  );
}
