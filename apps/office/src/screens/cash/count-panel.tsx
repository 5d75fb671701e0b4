import type { CashCount, Settlement } from '@tonalia/contract/dispatch-settlement';
import { initialsOf } from '@tonalia/rules/initials';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { Suspense, lazy, useEffect } from 'react';
import { saveCount } from '../../api/settlements.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { pesosOf } from '../../components/peso-field.tsx';
import { formatHour } from '../../components/when.ts';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import type { ChangeSettlement } from './change-settlement.ts';
import { pesosOfCount, useCount } from './use-count.ts';

const CountConflict = lazy(() => import('./count-conflict.tsx').then((one) => ({ default: one.CountConflict })));

export type CountPanelProps = {
  settlement: Settlement;
  /** A change is being saved. */
  isBusy: boolean;
  onChange: ChangeSettlement;
  /** Whether the count has changes that are not saved. */
  onDirty: (isDirty: boolean) => void;
};

const field =
  'h-[30px] rounded-[9px] bg-surface px-2 text-right font-semibold inset-ring-[1.5px] inset-ring-line-control focus:inset-ring-brand disabled:bg-surface-2 disabled:text-text-2 max-lg:h-11';

/** The count of the cash by notes and coins, what came back, and the driver's signature. */
export function CountPanel({ settlement, isBusy, onChange, onDirty }: CountPanelProps) {
  const { code, sums, change, cashBox, stops, signedAt, closed, driver } = settlement;
  const [firstName = '', ...lastNames] = (driver ?? texts.driver).split(' ');
  const { mine, isDirty, isOld, ...work } = useCount(settlement);
  const { count, isChangeReturned: isReturned } = mine;
  const counted = pesosOfCount(count);
  const setCount = (next: CashCount) => work.change({ count: next });
  const rest = counted - sums.mustHandOver;
  const isUntouched = sums.counted === null && counted === 0;
  const isOff = closed !== null;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const save = () => onChange(() => saveCount(settlement, count, isReturned), work.refuse);
  return (
    <aside
      aria-label={texts.list}
      className="flex w-full shrink-0 flex-col gap-4 overflow-y-auto border-line p-4 lg:w-[364px] lg:border-l lg:p-5 lg:pt-4"
    >
      {isOld && (
        <Suspense>
          <CountConflict mine={mine} now={settlement} isBusy={isBusy} onTake={work.take} onKeep={() => void save()} />
        </Suspense>
      )}
      <Panel className="py-1" label={texts.count}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isDirty && !isOff && !isOld) void save();
          }}
        >
          <div className="flex items-baseline justify-between px-4 py-3">
            <h2 className="text-panel">{texts.count}</h2>
            <span className="text-small text-text-2">
              {!isUntouched && (rest === 0 ? texts.exact : rest < 0 ? texts.missing(-rest) : texts.surplus(rest))}
            </span>
          </div>
          {count.notes.map(({ value, count: notes }, at) => (
            <label
              key={value}
              className="flex items-center gap-2.5 min-h-[37px] border-t border-hair px-4 py-[3px] text-[0.875rem] first-of-type:border-t-0"
            >
              <span className="w-[74px] text-right text-text-2">{texts.note(value)}</span>
              <input
                aria-label={texts.countOf(value)}
                inputMode="numeric"
                autoComplete="off"
                disabled={isOff}
                className={`${field} w-16`}
                value={notes === 0 ? '' : String(notes)}
                placeholder="0"
                onChange={({ currentTarget }) => {
                  const typed = Number(currentTarget.value.replace(/\D/g, '').slice(0, 4));
                  setCount({
                    ...count,
                    notes: count.notes.map((one, index) => (index === at ? { ...one, count: typed } : one)),
                  });
                }}
              />
              {notes === 0 ? (
                <span className="flex-1 text-right text-text-3">–</span>
              ) : (
                <b className="flex-1 text-right font-semibold">{formatPesos(value * notes)}</b>
              )}
            </label>
          ))}
          <label className="flex items-center gap-2.5 min-h-[37px] border-t border-hair px-4 py-[3px] text-[0.875rem]">
            <span className="w-[74px] text-right text-text-2">{texts.coins}</span>
            <span className="flex-1" />
            <input
              inputMode="numeric"
              autoComplete="off"
              disabled={isOff}
              className={`${field} w-28`}
              value={count.coins === 0 ? '' : formatPesos(count.coins)}
              placeholder={formatPesos(0)}
              onChange={({ currentTarget }) =>
                setCount({ ...count, coins: Math.min(10_000_000, pesosOf(currentTarget.value) ?? 0) })
              }
            />
          </label>
          <p className="flex items-center justify-between border-t border-line px-4 py-3">
            {texts.counted}
            <b aria-live="polite" className="font-display text-[1.25rem] leading-[1.15] font-[660] tracking-[-0.02em]">
              {formatPesos(counted)}
            </b>
          </p>
          {isDirty && !isOff && !isOld && (
            <div className="px-4 pb-3">
              <OfficeButton type="submit" look="soft" busy={isBusy} className="w-full">
                {texts.saveCount}
              </OfficeButton>
            </div>
          )}
        </form>
      </Panel>
      <Panel className="flex flex-col gap-2.5 px-4 py-3.5 text-[0.875rem]" label={texts.goodsBack}>
        {change > 0 && (
          <label className="flex min-h-6 cursor-pointer items-center justify-between gap-3 max-lg:min-h-11">
            <span className="text-text-2">{texts.changeBase}</span>
            <span className="flex items-center gap-2">
              <b className="font-semibold">{formatPesos(change)}</b>
              <input
                type="checkbox"
                checked={isReturned}
                disabled={isOff}
                onChange={({ currentTarget }) => work.change({ isChangeReturned: currentTarget.checked })}
              />
              <span className={isReturned ? 'font-semibold text-brand-text' : ''}>{texts.changeReturned}</span>
            </span>
          </label>
        )}
        <p className="flex justify-between gap-3">
          <span className="text-text-2">{texts.goodsBack}</span>{' '}
          <span className="font-semibold">{texts.units(stops.reduce((sum, { unitsBack }) => sum + unitsBack, 0))}</span>
        </p>
        {stops
          .filter(({ kind }) => kind === 'pickup')
          .map(({ _id, code: returned, pickup }) => (
            <p key={_id} className="flex justify-between gap-3">
              <span className="text-text-2">{texts.pickupOf(returned)}</span>{' '}
              <span className="font-semibold">{pickup === null ? '–' : texts.units(pickup.units)}</span>
            </p>
          ))}
        <p className="flex justify-between gap-3">
          <span className="text-text-2">{texts.goesTo}</span>{' '}
          <span className="text-right font-semibold">{cashBox}</span>
        </p>
      </Panel>
      <Panel className="flex items-center gap-3 px-4 py-3.5 text-[0.875rem]">
        <PersonMark id={driver ?? code} initials={initialsOf(firstName, lastNames.at(-1) ?? '')} size="md" />
        <span className="min-w-0 flex-1">
          <b className="block font-semibold">{signedAt === null ? (driver ?? texts.driver) : texts.signed}</b>
          <span className="text-small text-text-2">
            {signedAt === null ? texts.unsigned : texts.onLink(formatHour(new Date(signedAt)))}
          </span>
        </span>
        {signedAt !== null && <Icon name="check-circle" className="text-brand-text" />}
      </Panel>
    </aside>
  );
}
