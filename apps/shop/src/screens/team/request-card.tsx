import { useQueryClient } from '@tanstack/react-query';
import type { OrderRequest } from '@tonalia/contract/order-requests';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import { cardClass } from '@tonalia/ui/card';
import { Field } from '@tonalia/ui/field';
import { Notice } from '@tonalia/ui/notice';
import { useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import { teamKeys } from '../../api/queries/team.ts';
import { useForm } from '../../forms/use-form.ts';
import { useOnce } from '../../forms/use-once.ts';
import { teamMessages } from '../../messages/team.es-CO.ts';
import { notify } from '../../state/notices.ts';

const words = teamMessages.requests;

/** An order that a member asks for, with what it costs now; approved at that price or sent back with a reason. */
export function RequestCard({ request }: { request: OrderRequest }) {
  const { requestId, name, expectedTotal, now, hasChanged } = request;
  const cache = useQueryClient();
  const { isBusy, once } = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const [isReturning, setReturning] = useState(false);
  const cart = now?.cart ?? null;
  const total = cart?.total ?? 0;
  const reload = () =>
    Promise.all([teamKeys.all, keys.orders].map((queryKey) => cache.invalidateQueries({ queryKey })));
  const approve = () =>
    once(async () => {
      setFailure(null);
      try {
        const { results } = await call('purchase', 'POST /order-requests/{requestId}/approve', {
          params: { requestId },
          body: { expectedTotal: total, acceptChanges: hasChanged },
        });
        notify({ color: 'white', message: words.approved(results.orderCode) });
      } catch (cause) {
        setFailure(sentenceOf(cause));
      }
      await reload();
    });
  return (
    <section className={cardClass({ className: 'inset-ring-2! inset-ring-warn!' })}>
      <h2 className="text-h3">{words.asks(name)}</h2>
      <p className="mt-1 text-h1">{formatPesos(total)}</p>
      <p className="text-small text-text-2">{words.lines(cart?.products.length ?? 0)}</p>
      {hasChanged && <Notice color="orange" message={words.changed(formatPesos(expectedTotal))} className="mt-2" />}
      <ul className="mt-2 text-small text-text-2">
        {(cart?.products ?? []).slice(0, 6).map((line) => (
          <li key={`${line.code} ${line.name}`}>
            {line.quantity} × {line.name}
          </li>
        ))}
      </ul>
      {failure !== null && <Notice color="red" message={failure} className="mt-2" />}
      {isReturning ? (
        <SendBack requestId={requestId} onDone={reload} />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button variant="secondary" onClick={() => setReturning(true)}>
            {words.sendBack}
          </Button>
          <Button
            className="flex-1"
            loading={isBusy}
            disabledReason={cart === null || cart.products.length === 0 ? words.gone : undefined}
            onClick={() => void approve()}
          >
            {hasChanged ? words.approveNow(formatPesos(total)) : words.approve}
          </Button>
        </div>
      )}
    </section>
  );
}

function SendBack({ requestId, onDone }: { requestId: string; onDone: () => Promise<unknown> }) {
  const form = useForm<{ why: string }, 'why'>({
    start: { why: '' },
    check: ({ why }) => ({ why: why.trim() === '' ? words.whyMissing : undefined }),
    send: async ({ why }) => {
      await call('purchase', 'POST /order-requests/{requestId}/send-back', { params: { requestId }, body: { why } });
      notify({ color: 'white', message: words.returned });
      await onDone();
    },
    explain: (cause) => ({ errors: { why: sentenceOf(cause) } }),
  });
  return (
    <form {...form.props} className="mt-3 grid gap-3">
      <Field label={words.why} maxLength={200} autoComplete="off" {...form.text('why')} />
      <Button type="submit" variant="secondary" full loading={form.isSending}>
        {words.sendBack}
      </Button>
    </form>
  );
}
