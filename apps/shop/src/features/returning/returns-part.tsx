import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@tonalia/contract/purchase';
import type { OwnReturn } from '@tonalia/contract/returns-own';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Button } from '@tonalia/ui/button';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import { returnMessages as words } from '../../messages/returns.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { notify } from '../../state/notices.ts';
import { AskReturn } from './ask-return.tsx';

const returnsQuery = (orderCode: string) =>
  queryOptions({
    queryKey: [...keys.order(orderCode), 'returns'],
    queryFn: ({ signal }) =>
      call('purchase', 'GET /order/{orderCode}/returns', { params: { orderCode }, signal }).then((a) => a.results),
    staleTime: 0,
  });

/** The returns of an order, and the way to ask for one. Renders nothing when there are none and none can be asked for. */
export function ReturnsPart({ order: { orderCode, shipments } }: { order: Order }) {
  const { data } = useQuery(returnsQuery(orderCode));
  const [isAsking, setAsking] = useState(false);
  const lines = data?.returnable.lines.filter(({ until, units }) => until !== null && units > 0) ?? [];
  const canAsk = lines.some(({ isOpen }) => isOpen);
  if (!data || (data.returns.length === 0 && !canAsk)) return null;
  return (
    <section aria-label={words.title} className="grid gap-3">
      {data.returns.length > 0 && (
        <div className="max-lg:rounded-card max-lg:bg-surface max-lg:px-4 max-lg:inset-ring max-lg:inset-ring-line">
          <h2 className="pt-3.5 text-h3 lg:pt-0">{words.title}</h2>
          <ul className="divide-y divide-line">
            {data.returns.map((one) => (
              <ReturnRow key={one._id} one={one} orderCode={orderCode} />
            ))}
          </ul>
        </div>
      )}
      {canAsk && (
        <Button variant="secondary" full onClick={() => setAsking(true)}>
          {words.ask}
        </Button>
      )}
      {isAsking && (
        <AskReturn
          orderCode={orderCode}
          deliveredAt={
            shipments
              .flatMap(({ deliveredAt: at }) => at ?? [])
              .toSorted()
              .at(-1) ?? null
          }
          lines={lines}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

const tones = {
  asked: 'warn',
  collecting: 'presale',
  received: 'presale',
  resolved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
} as const;

function ReturnRow({ one, orderCode }: { one: OwnReturn; orderCode: string }) {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useMutation({
    mutationFn: () =>
      call('purchase', 'POST /order/{orderCode}/returns/{id}/withdraw', { params: { orderCode, id: one._id } }),
    onSuccess: () => {
      notify({ color: 'white', message: words.withdrawn(one.code) });
      setAsking(false);
    },
    // the office may have decided in the meantime
    onSettled: () => cache.invalidateQueries({ queryKey: keys.orders }),
  });
  return (
    <li className="py-3.5">
      <p className="flex items-center justify-between gap-3">
        <b className="text-label">{one.code}</b>
        <Badge tone={tones[one.state]}>{words.states[one.state]}</Badge>
      </p>
      <ul className="mt-1 text-small text-text-2">
        {one.lines.map(({ line, name, units, reason, accepted, refusal }) => (
          <li key={line}>
            {name}, {words.units(units)}, {words.reason(reason)}
            {accepted !== null && accepted < units && <> · {words.accepted(accepted, units)}</>}
            {refusal !== null && <> · {refusal}</>}
          </li>
        ))}
      </ul>
      <p className="mt-1.5 flex min-h-6 items-center justify-between gap-3 text-small">
        {one.exchangeOrder === null ? (
          <span>
            {formatPesos(one.amount ?? one.value)}, {words.wishes[one.wish]}
          </span>
        ) : (
          <>
            <span>{words.exchanged}</span>
            <RouteLink
              href={paths.orderHistoryDetail(one.exchangeOrder)}
              className="touch-area relative font-semibold text-brand-text"
            >
              {words.exchangeOrder(one.exchangeOrder)}
            </RouteLink>
          </>
        )}
        {one.canWithdraw && (
          <button
            type="button"
            className="touch-area relative font-semibold text-brand-text"
            onClick={() => setAsking(true)}
          >
            {words.withdraw}
          </button>
        )}
      </p>
      <ConfirmDialog
        open={isAsking}
        title={words.withdrawTitle(one.code)}
        text={words.withdrawText}
        confirm={words.withdrawConfirm}
        keep={words.keep}
        loading={withdraw.isPending}
        error={withdraw.error ? sentenceOf(withdraw.error) : undefined}
        onConfirm={() => withdraw.mutate()}
        onCancel={() => {
          withdraw.reset();
          setAsking(false);
        }}
      />
    </li>
  );
}
