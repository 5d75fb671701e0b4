import { formatPesos } from '@tonalia/rules/money';
import { useState } from 'react';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { isOpen, linesIn, useLineView } from './line-view.ts';
import { LinesHead } from './lines-head.tsx';
import { OrderRow } from './order-row.tsx';
import { type QuickLine, sumOf } from './quick-line.ts';
import { ResolveCard } from './resolve/resolve-card.tsx';
import { TableHead, TableRow } from './table-row.tsx';
import type { QuickOrder } from './use-quick-order.ts';
import { TABLE_ID, useTableKeys } from './use-table-keys.ts';
import { useTwoColumns } from './use-two-columns.ts';

/** Up to this many lines to resolve have their choices below them on a phone; more wait behind "Resolver". */
const FEW = 1;

interface OrderRowsProps {
  order: QuickOrder;
  /** Those to resolve first, then the ready ones under their own heading. */
  isGrouped?: boolean;
}

/** The lines of the view that the address names, newest first until a person turns them. */
export function OrderRows(props: OrderRowsProps) {
  const { view } = useLineView();
  const [isReversed, setReversed] = useState(false);
  return (
    <>
      {view === 'todas' && !props.isGrouped && (
        <LinesHead count={props.order.lines.length} isReversed={isReversed} onTurn={() => setReversed(!isReversed)} />
      )}
      <Rows key={view} {...props} isReversed={isReversed} />
    </>
  );
}

function Rows({ order, isGrouped = false, isReversed }: OrderRowsProps & { isReversed: boolean }) {
  const lines = isReversed ? order.lines.toReversed() : order.lines;
  const { view } = useLineView();
  const isWide = useTwoColumns();
  const onKeyDown = useTableKeys(order);
  // A line that was resolved here stays, with its stepper.
  const [first] = useState(() => new Set(linesIn(view, lines).map(({ id }) => id)));
  const inView = new Set(linesIn(view, lines));
  const shown = lines.filter((line) => inView.has(line) || (view === 'resolver' && first.has(line.id)));
  const [open, ready] = grouped(isWide && view === 'resolver' ? lines : shown, first, view === 'resolver');
  const isFolded = view === 'todas' && open.length > FEW && !isGrouped;
  const numbers = new Map(order.lines.toReversed().map(({ id }, at) => [id, at + 1]));
  const row = (line: QuickLine) => {
    if (isWide) return <TableRow key={line.id} line={line} number={numbers.get(line.id) ?? 0} order={order} />;
    if (view === 'resolver') return <ResolveCard key={line.id} line={line} order={order} />;
    return <OrderRow key={line.id} line={line} order={order} isFolded={isFolded} />;
  };
  const isSplit = (isGrouped || (isWide && view === 'resolver')) && open.length > 0 && ready.length > 0;
  const look = view === 'resolver' ? 'max-lg:grid max-lg:gap-3' : '';
  const table = { id: TABLE_ID, onKeyDown };
  const { units, pesos } = sumOf(ready);
  return (
    // The keys of the controls within it.
    <div role="presentation" {...table} className={isGrouped ? undefined : look === '' ? 'max-lg:mt-1' : 'max-lg:mt-2'}>
      {isWide && <TableHead />}
      {!isSplit && (
        <ul aria-label={words.lines(shown.length)} className={look}>
          {shown.map(row)}
        </ul>
      )}
      {isSplit && (
        <>
          <ul aria-label={words.toResolve(open.length)}>{open.map(row)}</ul>
          <h2 className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-3 text-label max-lg:px-1">
            {words.readyLines(ready.length)}{' '}
            <span className="text-small font-normal text-text-2">
              {words.unitsOf(units)}, {formatPesos(pesos)}
            </span>
          </h2>
          <ul aria-label={words.lines(ready.length)}>{ready.map(row)}</ul>
        </>
      )}
    </div>
  );
}

/** Lines to resolve, with those that were resolved in this view, and ready ones. */
function grouped(lines: readonly QuickLine[], first: ReadonlySet<number>, staysOpen: boolean) {
  const isHere = (line: QuickLine) => isOpen(line) || (staysOpen && first.has(line.id));
  return [lines.filter(isHere), lines.filter((line) => !isHere(line))] as const; // as: two lists
}
