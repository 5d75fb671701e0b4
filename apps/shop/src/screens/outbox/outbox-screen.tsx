import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Icon } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { Skeleton } from '@tonalia/ui/skeleton';
import { useEffect, useState } from 'react';
import { sendOrders, startOutbox, useOutbox } from '../../api/outbox/outbox.ts';
import { useRegistrations } from '../../api/outbox/registrations.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { outboxMessages as words } from '../../messages/outbox.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { AskingCard } from './asking-card.tsx';
import { sectionsOf } from './outbox-sections.ts';
import { AskingRegistrationCard, RefusedRegistrationCard, RegistrationRows } from './registration-cards.tsx';
import { registrationSections } from './registration-sections.ts';
import { RefusedCard } from './refused-card.tsx';
import { SentCard } from './sent-card.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

/** The orders that a seller left to send: those that ask first, then what waits, then what was sent today. */
export function OutboxScreen() {
  const view = useOutbox();
  const isOnline = useIsOnline();
  const [isSending, setSending] = useState(false);
  useEffect(() => void startOutbox().catch(() => null), []);
  const customers = registrationSections(useRegistrations());
  const { asking, refused, waiting, sentToday } = sectionsOf(view);
  const isEmpty = [sectionsOf(view), customers].every((all) => Object.values(all).every(({ length }) => length === 0));
  const isWaiting = waiting.length + customers.waiting.length;
  function send() {
    setSending(true);
    void sendOrders().finally(() => setSending(false));
  }
  const again = (
    <IconButton icon="retry" iconSize="lg" label={words.sendNow} disabled={isSending || !isOnline} onClick={send} />
  );
  return (
    <div className="flex-1 bg-canvas-sunken lg:-mb-20 lg:pb-16">
      <div className="bg-canvas lg:hidden">
        <MobileBar title={words.title}>{again}</MobileBar>
      </div>
      <div className="page-wrap w-full max-w-180 pt-3 pb-8 lg:pt-7">
        <div className="mb-4 flex items-center justify-between max-lg:hidden">
          <h1 tabIndex={-1} className="text-h1 outline-none">
            {words.title}
          </h1>
          {again}
        </div>
        {view.isUnreadable && <ErrorBlock title={words.unreadable} onRetry={send} retrying={isSending} />}
        {view.orders === null && !view.isUnreadable && <Skeleton className="h-40 w-full rounded-card" />}
        {view.orders !== null && isEmpty && <Empty className="p-8" title={words.allSent} text={words.allSentHelp} />}
        <ul className="grid gap-2.5">
          {customers.asking.map((one) => (
            <AskingRegistrationCard key={one.id} one={one} />
          ))}
          {customers.refused.map((one) => (
            <RefusedRegistrationCard key={one.clientRegistrationId} one={one} />
          ))}
          {asking.map((order) => (
            <AskingCard key={order.clientOrderId} order={order} />
          ))}
          {refused.map((order) => (
            <RefusedCard key={order.clientOrderId} order={order} />
          ))}
        </ul>
        {isWaiting > 0 && (
          <section aria-labelledby="waiting" className="mt-4">
            <div className="mb-2.5 flex items-center justify-between gap-3">
              <h2 id="waiting" className="text-h3">
                {words.waiting(isWaiting)}
              </h2>
              <span className="flex items-center gap-1.5 text-small text-text-2">
                <Icon name={CLOUD_UP} size="sm" /> {isOnline ? words.alone : words.noNetwork}
              </span>
            </div>
            {customers.waiting.length > 0 && <RegistrationRows all={customers.waiting} />}
            <WaitingOrders orders={waiting} sendingId={view.sendingId} run={view.run} />
          </section>
        )}
        {sentToday.length + customers.sentToday.length > 0 && (
          <section aria-labelledby="sent" className="mt-4">
            <h2 id="sent" className="mb-2.5 text-h3">
              {words.sentToday}
            </h2>
            {customers.sentToday.length > 0 && <RegistrationRows all={customers.sentToday} />}
            <ul className="grid gap-2.5">
              {sentToday.map((order) => (
                <SentCard key={order.clientOrderId} order={order} />
              ))}
            </ul>
          </section>
        )}
        <p className="mt-5 text-small text-text-2">{words.honest}</p>
      </div>
    </div>
  );
}

const CLOUD_UP = 'M12 13v8M4 14.9A7 7 0 1115.7 8h1.8a4.5 4.5 0 012.5 8.2M8 17l4-4 4 4';
