import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { policyKey } from '@tonalia/rules/policy-key';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { paymentOffersQuery } from '../../api/payment-offers.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { Panel } from '../../components/panel.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { configurationTexts } from '../../messages/configuration.es-CO.ts';
import { paymentConfigurationTexts as texts } from '../../messages/payment-configuration.es-CO.ts';
import { OfferRows } from './offer-rows.tsx';
import { type PolicyName, RuleRow } from './rule-row.tsx';
import { SettingField } from './setting-field.tsx';
import { SettingConflicts, SettingsPage } from './settings-page.tsx';
import { SettingsBar } from './settings-bar.tsx';
import { TransferAccounts } from './transfer-accounts.tsx';
import { useSettingEdits } from './use-setting-edits.ts';

const SettingHistory = lazy(() => import('./setting-history.tsx').then((one) => ({ default: one.SettingHistory })));

const CREDIT_NAME = 'credit.name';

/** The rules of each panel, in its order. */
const panels: readonly { title: string; rules: readonly PolicyName[] }[] = [
  { title: texts.credit, rules: ['creditDays', 'maxUnpaidOrders'] },
  { title: texts.holds, rules: ['instantHoldMinutes', 'transferHoldHours', 'proofHoldHours', 'newProofHours'] },
  { title: texts.fees, rules: ['gatewayFeeRate', 'gatewayFeeFixed', 'refundAloneLimit', 'cashDifferenceLimit'] },
];

/** How customers pay: the methods that the shop offers, the accounts of a transfer, and the rules of credit and waiting. */
export const PaymentConfigurationScreen = () => (
  <SettingsPage>{(saved) => <PaymentConfiguration saved={saved} />}</SettingsPage>
);

function PaymentConfiguration({ saved }: { saved: readonly OfficeSetting[] }) {
  const isReadOnly = !mayDo(useOperator(), 'settings.edit');
  const offers = useQuery(paymentOffersQuery);
  const form = useSettingEdits(saved);
  const [shown, setShown] = useState<string>();
  const settingOf = (wanted: string) => saved.find(({ key }) => key === wanted);
  const creditName = settingOf(CREDIT_NAME);
  const edit = form.edits.get(CREDIT_NAME);
  const transfer = offers.data?.find(({ group }) => group === 'transfer');
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {isReadOnly && <p className="text-text-2">{configurationTexts.readOnly}</p>}
        <SettingConflicts form={form} saved={saved} />
        {offers.isPending && <LoadingRows rows={6} />}
        {offers.isError && !offers.data && (
          <LoadFailure what={texts.what} cause={offers.error} onRetry={() => void offers.refetch()} />
        )}
        {offers.data && <OfferRows offers={offers.data} isReadOnly={isReadOnly} />}
        {transfer && <TransferAccounts key={transfer.accounts.join('\n')} offer={transfer} isReadOnly={isReadOnly} />}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {panels.map(({ title, rules }) => (
          <Panel key={title} label={title} className="overflow-hidden py-3">
            <h2 className="px-[18px] pb-1 text-panel">{title}</h2>
            {title === texts.credit && creditName && (
              <div className="px-[18px] py-2">
                <SettingField
                  setting={creditName}
                  typed={edit && (edit.value ?? '')}
                  isReadOnly={isReadOnly}
                  onChange={(value) => form.change(creditName, value)}
                  onHistory={() => setShown(CREDIT_NAME)}
                />
              </div>
            )}
            <ul>
              {rules.map((name) => (
                <RuleRow
                  key={name}
                  name={name}
                  setting={settingOf(policyKey(name))}
                  form={form}
                  isReadOnly={isReadOnly}
                  isNarrow
                  onHistory={setShown}
                />
              ))}
            </ul>
          </Panel>
        ))}
      </div>
      <SettingsBar form={form} />
      <LeaveGuard count={form.edits.size} />
      <Suspense>{shown && <SettingHistory settingKey={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </div>
  );
}
