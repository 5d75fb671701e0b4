import type { OfficePresale } from '@tonalia/contract/presales-office';
import { classNames } from '@tonalia/ui/class-names';
import { useNow } from '../../components/use-now.ts';
import { presalesTexts, unitWords } from '../../messages/presales.es-CO.ts';
import { sumsOf } from './presale-rows.ts';

const texts = presalesTexts.sums;

/** The figures above the list. */
export function PresaleSums({ presales }: { presales: readonly OfficePresale[] }) {
  const { all, amount, week, late, capacity, free } = sumsOf(presales, useNow());
  return (
    <dl className="grid shrink-0 grid-cols-4 border-b border-line max-lg:grid-cols-2">
      <Sum
        name={texts.held}
        value={amount === null ? unitWords(all.units) : presalesTexts.pesos(amount)}
        note={amount === null ? texts.heldOrders(all.orders) : texts.heldIn(all.units, all.orders)}
      />
      <Sum name={texts.week} value={unitWords(week.units)} note={texts.heldOrders(week.orders)} />
      <Sum
        name={texts.late}
        value={unitWords(late.units)}
        note={late.orders === 0 ? texts.noneLate : texts.wait(late.orders)}
        isBad={late.orders > 0}
      />
      <Sum name={texts.free} value={unitWords(free)} note={texts.ofAll(capacity)} />
    </dl>
  );
}

function Sum({ name, value, note, isBad = false }: { name: string; value: string; note: string; isBad?: boolean }) {
  return (
    <div className="border-line px-4 py-3 not-first:border-l max-lg:nth-[2n+1]:border-l-0 max-lg:nth-[n+3]:border-t lg:px-[18px] lg:first:pl-7">
      <dt className="text-[0.8125rem] text-text-2">{name}</dt>
      <dd
        className={classNames(
          'font-display text-[1.5rem] leading-[1.3] font-[650] tracking-[-0.02em] max-lg:text-[1.25rem]',
          isBad && 'text-danger',
        )}
      >
        {value}
      </dd>
      <dd className={classNames('text-[0.78125rem]', isBad ? 'text-danger' : 'text-text-2')}>{note}</dd>
    </div>
  );
}
