import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { policyKey } from '@tonalia/rules/policy-key';
import { cutoffHour } from '@tonalia/rules/policy';
import { Panel } from '../../components/panel.tsx';
import { paymentConfigurationTexts as texts } from '../../messages/payment-configuration.es-CO.ts';
import { CutoffFacts } from './cutoff-facts.tsx';
import { PanelRule } from './panel-rule.tsx';
import type { PolicyName } from '@tonalia/rules/policy-table.es-CO';
import { SettingField } from './setting-field.tsx';
import type { SettingEdits } from './use-setting-edits.ts';

const CREDIT_NAME = 'credit.name';

/** The rules of each panel, in its order. */
const panels: readonly { title: string; rules: readonly PolicyName[] }[] = [
  {
    title: texts.credit,
    rules: [
      'creditDays',
      'graceDays',
      'dueReminderDays',
      'creditBlockDays',
      'initialCredit',
      'creditAloneLimit',
      'takesPartPayments',
      'maxUnpaidOrders',
    ],
  },
  { title: texts.cutoff, rules: ['cutoffHour'] },
  { title: texts.rounding, rules: ['priceRounding'] },
  { title: texts.holds, rules: ['instantHoldMinutes', 'transferHoldHours', 'proofHoldHours', 'newProofHours'] },
  { title: texts.fees, rules: ['gatewayFeeRate', 'gatewayFeeFixed', 'refundAloneLimit', 'cashDifferenceLimit'] },
];

export type PaymentRulesProps = {
  form: SettingEdits;
  saved: readonly OfficeSetting[];
  isReadOnly: boolean;
  onHistory: (key: string) => void;
};

/** The rules of credit, of waiting for money and of its limits, a panel each. */
export function PaymentRules({ form, saved, isReadOnly, onHistory }: PaymentRulesProps) {
  const settingOf = (wanted: string) => saved.find(({ key }) => key === wanted);
  const creditName = settingOf(CREDIT_NAME);
  const edit = form.edits.get(CREDIT_NAME);
  return (
    <>
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
                onHistory={() => onHistory(CREDIT_NAME)}
              />
            </div>
          )}
          <ul>
            {rules.map((name) => (
              <PanelRule
                key={name}
                name={name}
                setting={settingOf(policyKey(name))}
                form={form}
                isReadOnly={isReadOnly}
                onHistory={onHistory}
              />
            ))}
          </ul>
          {title === texts.cutoff && <CutoffFacts hour={settingOf(policyKey('cutoffHour'))?.value ?? cutoffHour} />}
        </Panel>
      ))}
    </>
  );
}
