import type { ExplanationKind, Settlement } from '@tonalia/contract/dispatch-settlement';
import { Field } from '@tonalia/ui/field';
import { useId, useState } from 'react';
import { approveDifference, explain, settlementPicture, takeExplanationBack } from '../../api/settlements.ts';
import { useOperator } from '../../api/session.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { PesoField } from '../../components/peso-field.tsx';
import { shrinkPhoto } from '../../components/shrink-photo.ts';
import { formatHour } from '../../components/when.ts';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import type { ChangeSettlement } from './change-settlement.ts';
import { signed } from './words.ts';

export type ExplainPartProps = { settlement: Settlement; onChange: ChangeSettlement };

/** The difference in parts, each with its reason, until nothing is left of it. */
export function ExplainPart({ settlement, onChange }: ExplainPartProps) {
  const { sums, explanations, code } = settlement;
  const { difference } = sums;
  if (difference === null || (difference === 0 && explanations.length === 0)) return null;
  const rest = explanations.reduce((left, { amount }) => left - amount, difference);
  return (
    <section className="px-4 py-5 lg:px-7" aria-labelledby="explain">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id="explain" className="text-h3">
          {rest === 0 ? texts.explained : rest < 0 ? texts.explainMissing(-rest) : texts.explainSurplus(rest)}
        </h2>
      </div>
      {explanations.length > 0 && (
        <ul className="mb-3 rounded-[14px] border border-line">
          {explanations.map(({ _id, kind, text, amount, hasReceipt }) => (
            <li
              key={_id}
              className="flex min-h-11 flex-wrap items-center gap-3 border-t border-hair px-3.5 py-1.5 text-[0.875rem] first:border-t-0"
            >
              <b className="font-semibold">{texts.kinds[kind]}</b>
              <span className="min-w-0 flex-1 text-text-2">{text}</span>
              {hasReceipt && (
                <a href={settlementPicture(code, _id)} target="_blank" rel="noreferrer" className="text-brand-text">
                  {texts.seeReceipt}
                </a>
              )}
              <b className="font-semibold">{signed(amount)}</b>
              <OfficeButton
                small
                look="ghost"
                onClick={() => void onChange(() => takeExplanationBack(settlement, _id))}
              >
                {texts.remove}
              </OfficeButton>
            </li>
          ))}
        </ul>
      )}
      {rest !== 0 && <NewExplanation key={rest} rest={rest} settlement={settlement} onChange={onChange} />}
      <SecondPerson settlement={settlement} onChange={onChange} />
    </section>
  );
}

const missingKinds = ['expense', 'wrong_change', 'false_note', 'driver_pays'] as const;
const surplusKinds = ['surplus', 'wrong_change'] as const;

function NewExplanation({ rest, settlement, onChange }: ExplainPartProps & { rest: number }) {
  const sign = Math.sign(rest);
  const kinds: readonly ExplanationKind[] = sign < 0 ? missingKinds : surplusKinds;
  const [kind, setKind] = useState<ExplanationKind>(kinds[0] ?? 'expense');
  const [text, setText] = useState('');
  const [amount, setAmount] = useState<number | null>(Math.abs(rest));
  const [receipt, setReceipt] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const id = useId();
  const left = rest - sign * (amount ?? 0);
  const isComplete = text.trim().length >= 3 && amount !== null && amount > 0;
  const add = () =>
    onChange(() =>
      explain(settlement, { kind, text: text.trim(), amount: sign * (amount ?? 0), orderCode: null, receipt }),
    );
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) void add();
      }}
    >
      <fieldset className="grid gap-2.5 lg:grid-cols-4">
        <legend className="sr-only">{texts.kind}</legend>
        {kinds.map((value) => (
          <label
            key={value}
            className="flex min-h-[38px] cursor-pointer items-center gap-2.5 rounded-[12px] bg-surface px-3 text-[0.875rem] font-[550] inset-ring-[1.5px] inset-ring-line has-checked:inset-ring-brand max-lg:min-h-11"
          >
            <input
              type="radio"
              className="accent-brand"
              name={id}
              checked={kind === value}
              onChange={() => setKind(value)}
            />
            {texts.kinds[value]}
          </label>
        ))}
      </fieldset>
      <div className="grid items-end gap-3 lg:grid-cols-[minmax(0,1fr)_160px_auto]">
        <Field
          small
          className="max-w-none!"
          label={texts.words}
          value={text}
          maxLength={200}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <PesoField label={texts.amount} value={amount} onChange={setAmount} />
        {receipt === null ? (
          <label className={`${officeButtonClass('secondary')} min-h-11! cursor-pointer focus-within:outline-2`}>
            {texts.receipt}
            <input
              type="file"
              accept="image/*"
              className="sr-only"
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                if (file) shrinkPhoto(file).then(setReceipt, () => setFailure(texts.badReceipt));
              }}
            />
          </label>
        ) : (
          <OfficeButton
            look="soft"
            icon="image"
            className="min-h-11!"
            aria-label={texts.removeReceipt}
            onClick={() => setReceipt(null)}
          >
            {texts.receiptHere}
          </OfficeButton>
        )}
      </div>
      {failure !== undefined && (
        <p role="alert" className="text-small text-danger">
          {failure}
        </p>
      )}
      <div className="flex items-center justify-between gap-3">
        <span className="text-small font-semibold text-brand-text">{texts.leaves(Math.abs(left))}</span>
        <OfficeButton type="submit" look="secondary" disabled={!isComplete}>
          {texts.add}
        </OfficeButton>
      </div>
    </form>
  );
}

/** A large difference waits for another operator, and the approving operator does not close. */
function SecondPerson({ settlement, onChange }: ExplainPartProps) {
  const { name } = useOperator();
  const { needsSecondPerson, approved, limit } = settlement;
  if (!needsSecondPerson) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-[14px] bg-danger-soft px-4 py-3 text-danger-ink">
      <span>{texts.secondPerson(limit)}</span>
      {approved === null ? (
        <OfficeButton look="secondary" title={name} onClick={() => void onChange(() => approveDifference(settlement))}>
          {texts.approve}
        </OfficeButton>
      ) : (
        <b className="font-semibold">{texts.approvedBy(approved.name, formatHour(new Date(approved.at)))}</b>
      )}
    </div>
  );
}
