import { useState } from 'react';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { isOpen, linesIn, useLineView } from './line-view.ts';
import { OrderRow } from './order-row.tsx';
import { sumOf } from './quick-line.ts';
import type { QuickOrder } from './use-quick-order.ts';

/** Up to this many lines to resolve have their choices below them on a phone; more wait behind "Resolver". */
const FEW = 1;

interface OrderRowsProps {
  order: QuickOrder;
  /** Those to resolve first, then the ready ones under their own heading. */
  isGrouped?: boolean;
}

/** The lines of the view that the address names, newest first. */
export function OrderRows(props: OrderRowsProps) {
  const { view } = useLineView();
  return <Rows key={view} {...props} />;
}

function Rows({ order, isGrouped = false }: OrderRowsProps) {
  const { lines } = order;
  const { view } = useLineView();
  // A line that was resolved here stays, with its stepper.
  const [first] = useState(() => new Set(linesIn(view, lines).map(({ id }) => id)));
  const inView = new Set(linesIn(view, lines));
  const shown = lines.filter((line) => inView.has(line) || (view === 'resolver' && first.has(line.id)));
  const open = shown.filter(isOpen);
  const ready = shown.filter((line) => !isOpen(line));
  const isFolded = view === 'todas' && open.length > FEW && !isGrouped;
  const { units } = sumOf(ready);
  const rows = (of: typeof shown) =>
    of.map((line) => <OrderRow key={line.id} line={line} order={order} isFolded={isFolded} />);
  if (!isGrouped || open.length === 0 || ready.length === 0)
    return (
      <ul aria-label={words.lines(shown.length)} className="max-lg:mt-4">
        {rows(shown)}
      </ul>
    );
  return (
    <>
      <ul aria-label={words.toResolve(open.length)}>{rows(open)}</ul>
      <h2 className="flex items-baseline justify-between gap-3 px-4 pt-4 pb-1 text-h4 max-lg:px-1">
        {words.readyLines(ready.length)}{' '}
        <span className="text-small font-normal text-text-2">{words.unitsOf(units)}</span>
      </h2>
      <ul aria-label={words.lines(ready.length)}>{rows(ready)}</ul>
    </>
  );
}
