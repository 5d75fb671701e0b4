import { useInfiniteQuery } from '@tanstack/react-query';
import { cardClass } from '@tonalia/ui/card';
import { Icon } from '@tonalia/ui/icon';
import { ordersQuery } from '../../api/queries/orders.ts';
import { useSession } from '../../api/session/session.ts';
import { Thumbs } from '../../features/order/thumbs.tsx';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { supportMessages } from '../../messages/support.es-CO.ts';
import { whatsappLink, whoWrites } from '../../navigation/whatsapp-link.ts';

/** The last order with a link to report a problem. Renders nothing without an order. */
export function LastOrderHelp() {
  const session = useSession();
  const { data } = useInfiniteQuery({ ...ordersQuery, enabled: session.customer !== null });
  const last = session.customer && data?.pages[0]?.results[0];
  if (!last) return null;
  const { orderCode, status, images, tiles } = last;
  return (
    <a
      href={whatsappLink(supportMessages.aboutOrder(whoWrites(session), orderCode))}
      target="_blank"
      rel="noopener"
      aria-label={supportMessages.problemWith(orderCode)}
      className={cardClass({ flush: true, className: 'pressable flex items-center gap-2 px-3.5 py-2.5' })}
    >
      <Thumbs of={images.slice(0, 2).map((image, at) => ({ image, tile: tiles[at] ?? 'piedra' }))} size={44} />
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{orderCode}</b>
        <span className="text-small text-text-3">{purchaseMessages.orders.status[status]}</span>
      </span>
      <span className="flex items-center gap-0.5 text-label text-brand-text">
        {supportMessages.problem}
        <Icon name="chevron-right" size="sm" />
      </span>
    </a>
  );
}
