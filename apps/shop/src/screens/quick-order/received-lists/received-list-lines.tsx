import { useQueryClient } from '@tanstack/react-query';
import type { ReceivedList } from '@tonalia/contract/shares';
import { formatAgo } from '@tonalia/rules/dates';
import { useState } from 'react';
import { sendOnce } from '../../../api/cart-sync/send-once.ts';
import { call } from '../../../api/http/client.ts';
import { shareMessages as words } from '../../../messages/share.es-CO.ts';
import { OrderRows } from '../order-rows.tsx';
import { OrderBar } from '../order-bar.tsx';
import { OrderSummary } from '../order-summary.tsx';
import type { QuickLine } from '../quick-line.ts';
import { RECEIVED_LISTS } from './received-query.ts';
import { useQuickOrder } from '../use-quick-order.ts';

/** A received list: its sender's words, its lines with their verdicts as in the quick order, and one button that adds them. */
export function ReceivedListLines({ list, lines }: { list: ReceivedList; lines: readonly QuickLine[] }) {
  const cache = useQueryClient();
  const { answerId } = list;
  const order = useQuickOrder(`answer.${answerId}`, {
    first: lines,
    send: async (items) => {
      const added = await sendOnce(['answer', answerId, JSON.stringify(items)], (key) =>
        call('purchase', 'POST /shares/answers/{answerId}/order', { params: { answerId }, body: { items }, key }),
      );
      void cache.invalidateQueries({ queryKey: RECEIVED_LISTS, exact: true });
      return added;
    },
  });
  const gone = list.lines.filter(({ match }) => match === null).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_316px]">
      <div>
        <Sender list={list} />
        {gone > 0 && <p className="mt-3 text-small font-semibold text-warn">{words.gone(gone)}</p>}
        <div className="mt-3 rounded-card lg:border lg:border-line lg:bg-surface">
          <OrderRows order={order} isGrouped />
        </div>
      </div>
      {order.lines.length > 0 && <OrderSummary order={order} />}
      {order.lines.length > 0 && <OrderBar order={order} isPlain />}
    </div>
  );
}

/** As the visitor wrote it: a name, a note. */
function Sender({ list }: { list: ReceivedList }) {
  const { name, note, title, answeredAt, addedAt, lines, units } = list;
  const [now] = useState(() => new Date());
  return (
    <section className="rounded-card bg-surface-2 p-4">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="flex size-11 items-center justify-center rounded-[14px] bg-info-soft text-label font-bold text-info"
        >
          {(name || '?').charAt(0).toLocaleUpperCase('es-CO')}
        </span>
        <p className="min-w-0 flex-1">
          <b className="block text-h4 wrap-break-word">{name || words.nameless}</b>{' '}
          <span className="text-small text-text-2">{words.from(title, formatAgo(new Date(answeredAt), now))}</span>
        </p>
        <p className="text-right">
          <b className="block text-label">{words.lines(lines.length)}</b>{' '}
          <span className="text-small text-text-2">{words.units(units)}</span>
        </p>
      </div>
      {note !== '' && <p className="mt-3 whitespace-pre-line wrap-break-word">“{note}”</p>}
      {addedAt !== null && (
        <p className="mt-3 text-small text-text-2">{words.added(formatAgo(new Date(addedAt), now))}</p>
      )}
    </section>
  );
}
