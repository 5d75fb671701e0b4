import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { LinePicture } from '../../features/line-picture/line-picture.tsx';
import { isPresale } from './line-view.ts';
import { OrderActs, notesOf } from './order-acts.tsx';
import { isReady, nameOf, sumOf } from './quick-line.ts';
import type { QuickOrder } from './use-quick-order.ts';

/** How many lines are ready, what needs an answer, the total, and the one button that changes the cart. */
export function OrderSummary({ order }: { order: QuickOrder }) {
  const { lines } = order;
  const ready = sumOf(lines);
  const others = lines.length - ready.lines;
  const presale = lines.filter(isPresale).length;
  return (
    <section aria-label={words.map} className="rounded-card border border-line bg-surface p-5 max-lg:hidden">
      <h2 className="flex items-baseline justify-between text-h4">
        {words.lines(lines.length)} <span className="text-small font-normal text-text-2">{ready.units} und.</span>
      </h2>
      <ul className="mt-4 grid grid-cols-8 gap-1.5">
        {lines.toReversed().map((line) => (
          <li key={line.id}>
            <a
              href={`#line-${line.id}`}
              aria-label={nameOf(line)}
              className={`relative inline-block ${isReady(line) ? '' : 'opacity-60'}`}
            >
              <LinePicture match={line.match} size="map" />
              {isPresale(line) && (
                <span className="absolute -right-0.5 -bottom-0.5 size-2.5 rounded-full bg-info ring-2 ring-surface" />
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
        {presale > 0 && (
          <li className="flex items-center gap-2 text-info">
            <Icon name="calendar-clock" size="sm" /> {words.withPresale(presale)}
          </li>
        )}
        {notesOf(lines).map((note, at) => (
          <li key={note} className="flex items-center gap-2 font-semibold text-warn">
            <Icon name="alert-circle" size="sm" /> {note}
            {at === 0 && (
              <kbd className="ml-auto rounded-[8px] border border-line bg-surface px-1.5 py-0.5 font-sans text-[0.75rem] text-text-2">
                F8
              </kbd>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex items-baseline justify-between border-t border-line pt-4">
        <span>{words.total}</span> <b className="text-h2">{formatPesos(ready.pesos)}</b>
      </p>
      <OrderActs order={order} className="mt-4" />
      {others > 0 && ready.lines > 0 && (
        <p className="mt-3 text-center text-small text-text-2">{words.othersStay(others)}</p>
      )}
    </section>
  );
}
