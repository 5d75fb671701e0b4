import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { signOf } from './line-signs.ts';
import { LineSwatch } from './line-swatch.tsx';
import { isPresale } from './line-view.ts';
import { OrderActs, kindsOf } from './order-acts.tsx';
import { type QuickLine, nameOf, sumOf } from './quick-line.ts';
import type { QuickOrder } from './use-quick-order.ts';

/** How many lines are ready, what needs an answer, the total, and the one button that changes the cart. */
export function OrderSummary({ order }: { order: QuickOrder }) {
  const { lines } = order;
  const ready = sumOf(lines);
  const others = lines.length - ready.lines;
  const presale = lines.filter(isPresale);
  return (
    <section aria-label={words.map} className="rounded-card border border-line bg-surface p-5 max-lg:hidden">
      <h2 className="flex items-baseline justify-between text-h4 font-semibold">
        {words.lines(lines.length)} <span className="text-small font-normal text-text-2">{ready.units} und.</span>
      </h2>
      <ul className="mt-4 grid grid-cols-8 gap-1.5">
        {lines.toReversed().map((line) => (
          <li key={line.id}>
            <a href={`#line-${line.id}`} aria-label={nameOf(line)} className="relative inline-block rounded-[8px]">
              <LineSwatch line={line} size="map" />
              {isPresale(line) && (
                <span className="absolute right-[3px] bottom-[5px] size-2 rounded-full bg-info ring-[1.5px] ring-surface" />
              )}
            </a>
          </li>
        ))}
      </ul>
      <ul className="mt-4 grid gap-2 text-small">
        <li className="flex items-center gap-2">
          <Icon name="check" size="sm" className="text-brand-text" /> {words.ready(ready.lines)}
          <b className="ml-auto font-semibold">{formatPesos(ready.pesos)}</b>
        </li>
        {presale.length > 0 && (
          <li className="flex items-center gap-2 text-info">
            <Icon name="calendar-clock" size="sm" /> {words.withPresale(presale.length)}
            <span className="ml-auto text-text-2">{daysOf(presale)}</span>
          </li>
        )}
        {kindsOf(lines).map(({ state, note }, at) => (
          <li key={note} className="flex items-center gap-2 font-semibold text-warn">
            <Icon name={signOf(state)} size="sm" /> {note}
            {at === 0 && (
              <kbd className="ml-auto rounded-[8px] border border-line bg-surface px-1.5 py-0.5 font-sans text-[0.75rem] text-text-2">
                F8
              </kbd>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex items-baseline justify-between border-t border-line pt-4">
        <span className="text-label">{words.total}</span>{' '}
        <b className="font-display text-[1.625rem] leading-none">{formatPesos(ready.pesos)}</b>
      </p>
      <OrderActs order={order} className="mt-4" />
      {others > 0 && ready.lines > 0 && (
        <p className="mt-3 text-center text-small text-text-2">{words.othersStay(others)}</p>
      )}
    </section>
  );
}

/** The days on which the lines of a presale leave: "26 nov", "26 nov, 3 dic". */
const daysOf = (lines: readonly QuickLine[]): string =>
  [...new Set(lines.flatMap(({ match }) => match?.presale?.dispatchDate ?? []))]
    .toSorted()
    .map((day) => formatShortDay(day).toLocaleLowerCase('es-CO'))
    .join(', ');
