import { Badge } from '@tonalia/ui/badge';
import { Button } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { forgetRegistration, retryRegistration } from '../../api/outbox/registrations.ts';
import { sendOrders } from '../../api/outbox/outbox.ts';
import type { UnsentRegistration } from '../../api/outbox/unsent-registration.ts';
import { CustomerAvatar } from '../../components/customer-avatar.tsx';
import { outboxMessages } from '../../messages/outbox.es-CO.ts';
import { unregisteredMessages as words } from '../../messages/unregistered.es-CO.ts';
import { notify } from '../../state/notices.ts';
import type { AskingRegistration } from './registration-sections.ts';
import { timeOf } from './time-of.ts';

const RegistrationSheet = lazy(() =>
  import('./registration-sheet.tsx').then((it) => ({ default: it.RegistrationSheet })),
);

interface RegistrationHeadProps {
  id: string;
  business: string;
  takenAt: string;
  detail?: string | undefined;
  children: ReactNode;
}

const RegistrationHead = ({ id, business, takenAt, detail, children }: RegistrationHeadProps) => (
  <div className="flex items-center gap-3">
    <CustomerAvatar customerId={id} name={business} className="size-10! rounded-[14px]!" />
    <span className="min-w-0 flex-1">
      <b className="line-clamp-2 text-label wrap-break-word">{business}</b>
      <span className="block text-small text-text-2">
        {[timeOf(takenAt), words.kind, detail].filter(Boolean).join(', ')}
      </span>
    </span>
    {children}
  </div>
);

/** A registration with questions, and the sheet to answer them. */
export function AskingRegistrationCard({ one: { id, business, takenAt, asks, isOwn } }: { one: AskingRegistration }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="rounded-[20px] bg-surface px-4 py-3.5 inset-ring-2 inset-ring-warn">
      <RegistrationHead
        id={id}
        business={business}
        takenAt={takenAt}
        detail={isOwn ? undefined : outboxMessages.otherDevice}
      >
        <Badge tone="warn">{outboxMessages.asks}</Badge>
      </RegistrationHead>
      <Button full className="mt-3" disabled={asks === null} onClick={() => setOpen(true)}>
        {words.solve}
      </Button>
      {isOpen && asks && (
        <Suspense>
          <RegistrationSheet key={asks.revision} id={id} asks={asks} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}

/** A registration that the server does not take, with its reason; the seller tries it again or gives it up. */
export function RefusedRegistrationCard({ one }: { one: UnsentRegistration }) {
  const { clientRegistrationId: id, registration, takenAt, problem } = one;
  const act = (work: Promise<void>) =>
    void work.then(sendOrders).catch(() => notify({ color: 'red', message: outboxMessages.notKept }));
  return (
    <li className="rounded-[20px] bg-surface px-4 py-3.5 inset-ring-2 inset-ring-danger">
      <RegistrationHead id={id} business={registration.business_name} takenAt={takenAt}>
        <Badge tone="danger">{outboxMessages.refused}</Badge>
      </RegistrationHead>
      <p className="mt-3 text-small">{problem}</p>
      <div className="mt-3 flex gap-2">
        <Button className="flex-1" onClick={() => act(retryRegistration(one))}>
          {outboxMessages.tryAgain}
        </Button>
        <Button variant="destructive" onClick={() => act(forgetRegistration(id))}>
          {outboxMessages.discard}
        </Button>
      </div>
    </li>
  );
}

/** Registrations that wait, or were sent today. */
export const RegistrationRows = ({ all }: { all: readonly UnsentRegistration[] }) => (
  <ul className="mb-2.5 divide-y divide-line rounded-[20px] bg-surface inset-ring inset-ring-line">
    {all.map(({ clientRegistrationId: id, registration, takenAt, customer }) => (
      <li key={id} className="px-4 py-3">
        <RegistrationHead id={id} business={registration.business_name} takenAt={takenAt}>
          <span className={`flex items-center gap-1 text-small ${customer ? 'text-brand-text' : 'text-text-2'}`}>
            <Icon name={customer ? 'check' : 'clock'} size="xs" /> {customer ? words.registered : outboxMessages.waits}
          </span>
        </RegistrationHead>
      </li>
    ))}
  </ul>
);
