import type { CoverageAnswer } from '@tonalia/contract/coverage-office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { coverageAnswerQuery } from '../../api/coverage.ts';
import { OutlineButton } from '../../components/outline-button.tsx';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';

const texts = coverageTexts.reach;
/** Windows after the first that are named. */
const MORE = 3;

/** What the shop answers a customer of a municipality that orders now, or at another moment. */
export function ReachAnswer({ cityId, onClose }: { cityId: string; onClose: () => void }) {
  const [moment, setMoment] = useState('');
  const at = instantOf(moment);
  const { data, error } = useQuery(coverageAnswerQuery(cityId, at));
  return (
    <section
      aria-live="polite"
      aria-label={texts.label}
      className="border-b border-line bg-surface-2 px-4 py-3 lg:px-7"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          {data && <Answer answer={data} />}
          {error && <p className="text-danger">{sentenceOf(error)}</p>}
        </div>
        <OutlineButton icon="x" label={texts.close} bare small onClick={onClose} />
      </div>
      <label className="mt-2 flex flex-wrap items-center gap-2 text-[0.8125rem] text-text-2">
        {texts.at}
        <input
          type="datetime-local"
          value={moment}
          className="h-8 min-w-0 rounded-[10px] bg-surface px-2.5 text-text inset-ring-[1.5px] inset-ring-line-control max-lg:h-11"
          onChange={({ currentTarget }) => setMoment(currentTarget.value)}
        />
        {moment === '' && texts.now}
      </label>
    </section>
  );
}

function Answer({
  answer: { city, state, zone, isCovered, warehouse, shippingFee, freeFrom, leavesOn, windows },
}: AnswerProps) {
  const [first, ...others] = windows;
  return (
    <>
      <p className="font-[650]">{texts.place(city, state)}</p>
      {!isCovered && <p className="text-danger">{zone ? texts.noPaused(zone.name) : texts.no}</p>}
      {isCovered && (
        <p className="text-[0.875rem]">
          {zone?.name}. {coverageTexts.fee} <b className="font-semibold">{coverageTexts.pesos(shippingFee ?? 0)}</b>
          {shippingFee && freeFrom ? texts.freeFrom(coverageTexts.pesos(freeFrom)) : ''}.{' '}
          {leavesOn !== null && (
            <>
              {texts.leaves} <b className="font-semibold">{coverageTexts.shortDay(leavesOn)}</b> de {warehouse?.name}
              .{' '}
            </>
          )}
          {first ? (
            <>
              {texts.arrives}: <b className="font-semibold">{coverageTexts.window(first.day, first.from, first.to)}</b>
            </>
          ) : (
            texts.noDays
          )}
        </p>
      )}
      {others.length > 0 && (
        <p className="text-[0.8125rem] text-text-2">
          {texts.others}:{' '}
          {others
            .slice(0, MORE)
            .map(({ day, from, to }) => coverageTexts.window(day, from, to))
            .join('; ')}
        </p>
      )}
    </>
  );
}
type AnswerProps = { answer: CoverageAnswer };

/** A moment typed in Bogotá time; undefined while it is incomplete. */
const instantOf = (moment: string): string | undefined =>
  moment === '' ? undefined : new Date(`${moment}:00-05:00`).toISOString();
