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
import { CustomerAvatar } from '../../components/customer-avatar.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useOnce } from '../../forms/use-once.ts';
import { teamMessages } from '../../messages/team.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { personInitials } from './person.tsx';
import { RequestLimit } from './request-limit.tsx';
import { RequestPictures } from './request-pictures.tsx';

const words = teamMessages.requests;

/** An order that a member asks for, with what it costs now; approved at that price or sent back with a reason. */
export function RequestCard({ request }: { request: OrderRequest }) {
  const { requestId, name, askedAt, expectedTotal, orderLimit, now, hasChanged } = request;
  const cache = useQueryClient();
  const { isBusy, once } = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const [isReturning, setReturning] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [shownAt] = useState(() => new Date());
  const cart = now?.cart ?? null;
  const lines = cart?.products ?? [];
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
      <div className="flex items-center gap-3">
        <CustomerAvatar customerId={name} name={name} initials={personInitials(name)} />
        <div className="min-w-0">
          <h2 className="text-h3">{words.asks(name)}</h2>
          <p className="text-small text-text-2">
            {words.ago(askedAt, shownAt)}, {words.lines(lines.length)}
          </p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-price-lg">{formatPesos(total)}</p>
        <RequestPictures lines={lines} />
      </div>
      {orderLimit !== null && total > orderLimit && <RequestLimit total={total} limit={orderLimit} />}
      {hasChanged && <Notice color="orange" message={words.changed(formatPesos(expectedTotal))} className="mt-2" />}
      {isOpen && (
        <ul className="mt-3 divide-y divide-line text-small">
          {lines.map((line) => (
            <li key={`${line.code} ${line.name}`} className="flex justify-between gap-3 py-1.5">
              <span>
                {line.quantity} × {line.name}
              </span>
              <span className="text-text-2">{line.code}</span>
            </li>
          ))}
        </ul>
      )}
      {failure !== null && <Notice color="red" message={failure} className="mt-2" />}
      {isReturning ? (
        <SendBack requestId={requestId} onDone={reload} />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button variant="secondary" onClick={() => setReturning(true)}>
            {words.sendBack}
          </Button>
          <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.hide : words.see}
          </Button>
          <Button
            className="flex-1"
            loading={isBusy}
            disabledReason={lines.length === 0 ? words.gone : undefined}
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
