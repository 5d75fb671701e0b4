import type { Settlement } from '@tonalia/contract/dispatch-settlement';
import { Suspense, lazy } from 'react';
import { approveDifference, settlementPicture, takeExplanationBack } from '../../api/settlements.ts';
import { useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { formatHour } from '../../components/when.ts';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import type { ChangeSettlement } from './change-settlement.ts';
import { NewExplanation } from './new-explanation.tsx';
import { useNewExplanation } from './use-new-explanation.ts';
import { signed } from './words.ts';

const ExplanationConflict = lazy(() =>
  import('./explanation-conflict.tsx').then((one) => ({ default: one.ExplanationConflict })),
);

export type ExplainPartProps = {
  settlement: Settlement;
  /** A change is being saved. */
  isBusy: boolean;
  onChange: ChangeSettlement;
};

/** The difference in parts, each with its reason, until nothing is left of it. */
export function ExplainPart({ settlement, isBusy, onChange }: ExplainPartProps) {
  const { sums, explanations, code } = settlement;
  const { difference } = sums;
  const rest = explanations.reduce((left, { amount }) => left - amount, difference ?? 0);
  const work = useNewExplanation(settlement, rest, onChange);
  const isNothing = difference === null || (difference === 0 && explanations.length === 0);
  if (isNothing && work.before === undefined) return null;
  return (
    <section className="px-4 py-5 lg:px-7" aria-labelledby="explain">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id="explain" className="text-panel">
          {rest === 0 ? texts.explained : rest < 0 ? texts.explainMissing(-rest) : texts.explainSurplus(rest)}
        </h2>
        {rest !== 0 && (
          <span className="text-small font-semibold text-brand-text">{texts.leaves(Math.abs(work.left))}</span>
        )}
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
                busy={isBusy}
                onClick={() => void onChange(() => takeExplanationBack(settlement, _id))}
              >
                {texts.remove}
              </OfficeButton>
            </li>
          ))}
        </ul>
      )}
      {work.before !== undefined && (
        <div className="mb-3">
          <Suspense>
            <ExplanationConflict isBusy={isBusy} work={work} before={work.before} now={settlement} />
          </Suspense>
        </div>
      )}
      {rest !== 0 && <NewExplanation work={work} driver={settlement.driver} isBusy={isBusy} />}
      <SecondPerson settlement={settlement} isBusy={isBusy} onChange={onChange} />
    </section>
  );
}

/** A large difference waits for another operator, and the approving operator does not close. */
function SecondPerson({ settlement, isBusy, onChange }: ExplainPartProps) {
  const { name } = useOperator();
  const { needsSecondPerson, approved, limit } = settlement;
  if (!needsSecondPerson) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-[14px] bg-danger-soft px-4 py-3 text-danger-ink">
      <span>{texts.secondPerson(limit)}</span>
      {approved === null ? (
        <OfficeButton
          look="secondary"
          busy={isBusy}
          title={name}
          onClick={() => void onChange(() => approveDifference(settlement))}
        >
          {texts.approve}
        </OfficeButton>
      ) : (
        <b className="font-semibold">{texts.approvedBy(approved.name, formatHour(new Date(approved.at)))}</b>
      )}
    </div>
  );
}
