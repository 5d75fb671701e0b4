import type { Settlement } from '@tonalia/contract/dispatch-settlement';
import { formatPesos } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import { differenceClass } from './difference.ts';
import { signed } from './words.ts';

/** The equation of the settlement, from what went out to the difference. */
export function SumStrip({ settlement: { sums, limit } }: { settlement: Settlement }) {
  const { wentOut, pending, notCollected, electronic, mustHandOver, counted, difference } = sums;
  const isLarge = difference !== null && Math.abs(difference) > limit;
  return (
    <dl className="mx-4 mt-4 grid grid-cols-2 overflow-hidden rounded-[14px] bg-surface-2 max-lg:bg-surface lg:mx-7 lg:grid-cols-[repeat(auto-fit,minmax(130px,1fr))]">
      <Sum name={texts.wentOut} amount={formatPesos(wentOut)} />
      {pending !== 0 && <Sum name={texts.pendingSum} amount={signed(-pending)} />}
      <Sum name={texts.notCollected} amount={signed(-notCollected)} />
      <Sum name={texts.electronic} amount={signed(-electronic)} />
      <Sum name={texts.mustHandOver} amount={formatPesos(mustHandOver)} />
      <Sum name={texts.counted} amount={counted === null ? '–' : formatPesos(counted)} />
      {difference !== null && (
        <Sum
          name={texts.difference}
          amount={signed(difference)}
          className={classNames(
            differenceClass(difference, limit),
            difference !== 0 && (isLarge ? 'bg-danger-soft' : 'bg-warn-soft'),
          )}
        />
      )}
    </dl>
  );
}

const Sum = ({ name, amount, className = '' }: { name: string; amount: string; className?: string | undefined }) => (
  <div className={classNames('border-line px-3.5 py-3 lg:border-l lg:px-2.5 xl:px-3.5 lg:first:border-l-0', className)}>
    <dt className="text-[0.8125rem] leading-[1.3] font-medium text-text-2">{name}</dt>
    <dd className="mt-1 font-display text-[1.1875rem] leading-[1.15] font-[660] tracking-[-0.02em] whitespace-nowrap lg:text-[1rem] xl:text-[1.1875rem]">
      {amount}
    </dd>
  </div>
);
