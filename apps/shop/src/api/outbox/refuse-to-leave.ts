import { outboxMessages as words } from '../../messages/outbox.es-CO.ts';
import { outboxPath } from '../../navigation/outbox-address.ts';
import { alertWith } from '../../state/alerts.ts';
import { ordersOf } from './outbox.ts';
import { registrationsOf } from './registrations.ts';

/** Whether the seller has orders or customers that are only on this device; an alert then leads to them. */
export async function refuseToLeave(seller: string): Promise<boolean> {
  const [orders, registrations] = await Promise.all([ordersOf(seller), registrationsOf(seller)]);
  const waiting =
    orders.filter(({ state }) => state === 'waiting').length +
    registrations.filter(({ progress }) => progress === 'waiting').length;
  if (waiting === 0) return false;
  alertWith({
    title: words.stayTitle(waiting),
    text: words.stayText,
    confirm: { text: words.see, href: outboxPath() },
    cancel: words.stay,
  });
  return true;
}
