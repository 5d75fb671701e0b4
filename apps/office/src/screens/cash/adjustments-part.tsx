import type { Settlement } from '@tonalia/contract/dispatch-settlement';
import { Field } from '@tonalia/ui/field';
import { Toggle } from '@tonalia/ui/toggle';
import { useState } from 'react';
import { adjustSettlement } from '../../api/settlements.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { PesoField } from '../../components/peso-field.tsx';
import { formatWhenInFull } from '../../components/when.ts';
import { useNow } from '../../components/use-now.ts';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import type { ChangeSettlement } from './change-settlement.ts';
import { signed } from './words.ts';

export type AdjustmentsPartProps = {
  settlement: Settlement;
  /** A change is being saved. */
  isBusy: boolean;
  onChange: ChangeSettlement;
};

/** A closed settlement takes corrections only, each with its reason. */
export function AdjustmentsPart({ settlement, isBusy, onChange }: AdjustmentsPartProps) {
  const now = useNow();
  const [amount, setAmount] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(true);
  const [reason, setReason] = useState('');
  const { closed, adjustments, explanations } = settlement;
  const when = (at: string) => formatWhenInFull(new Date(at), now);
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const isComplete = amount !== null && amount > 0 && reason.trim().length >= 3;
  const add = async () => {
    if (!isComplete) return;
    const adjustment = { clientId, amount: isMissing ? -amount : amount, reason: reason.trim() };
    if (!(await onChange(() => adjustSettlement(settlement, adjustment)))) return;
    setClientId(crypto.randomUUID());
    setAmount(null);
    setReason('');
  };
  return (
    <section className="flex flex-col gap-3 px-4 py-5 lg:px-7">
      {closed && <p className="font-semibold">{texts.closed(closed.name, when(closed.at))}</p>}
      <ul className="text-[0.875rem]">
        {explanations.map(({ _id, kind, text, amount: part }) => (
          <li key={_id} className="flex min-h-9 items-center gap-3 border-t border-hair">
            <b className="font-semibold">{texts.kinds[kind]}</b>
            <span className="flex-1 text-text-2">{text}</span>
            <b className="font-semibold">{signed(part)}</b>
          </li>
        ))}
        {adjustments.map(({ amount: part, reason: why, by, at }) => (
          <li key={at} className="flex min-h-9 items-center gap-3 border-t border-hair">
            <span className="flex-1">
              {why} <span className="text-text-2">{texts.adjustedBy(by, when(at))}</span>
            </span>
            <b className="font-semibold">{signed(part)}</b>
          </li>
        ))}
      </ul>
      <form
        className="flex max-w-[560px] flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <h2 className="text-h3">{texts.adjustTitle}</h2>
        <PesoField label={texts.amount} value={amount} onChange={setAmount} />
        <Toggle
          type="switch"
          label={texts.isMissing}
          checked={isMissing}
          onChange={({ currentTarget }) => setMissing(currentTarget.checked)}
        />
        <Field
          small
          className="max-w-none!"
          label={texts.adjustReason}
          value={reason}
          maxLength={200}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <OfficeButton type="submit" look="secondary" busy={isBusy} disabled={!isComplete} className="self-start">
          {texts.adjust}
        </OfficeButton>
      </form>
    </section>
  );
}
