import { CountBadge } from '@tonalia/ui/count-badge';
import { Icon } from '@tonalia/ui/icon';
import type { IconName, IconOutline } from '@tonalia/ui/icon';
import { RouteLink } from '../../navigation/link.tsx';
import { homeMessages } from '../../messages/home.es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { outboxMessages } from '../../messages/outbox.es-CO.ts';
import { outboxPath } from '../../navigation/outbox-address.ts';
import { paths } from '../../paths.ts';
import { useUnsentOrders } from '../../state/unsent-orders.ts';

const { quick } = homeMessages;

const CLOUD_UP = 'M12 13v8M4 14.9A7 7 0 1115.7 8h1.8a4.5 4.5 0 012.5 8.2M8 17l4-4 4 4';

const links: ReadonlyArray<
  [icon: IconName | IconOutline, words: readonly [title: string, text: string], href: string]
> = [
  ['zap', [purchaseMessages.orders.quickOrder, purchaseMessages.orders.quickOrderHelp], paths.quickOrder()],
  ['swatches', quick.colours, paths.colourSearch()],
  ['tag', quick.offers, paths.offers()],
  ['heart', quick.favourites, paths.favorites()],
  ['user-plus', quick.register, paths.registerProcess()],
  [CLOUD_UP, [outboxMessages.title, outboxMessages.alone], outboxPath()],
];

/** Frequent links of a seller: four tiles on a phone, rows of a card on a desktop. */
export function QuickLinks() {
  const unsent = useUnsentOrders();
  return (
    <nav
      aria-label={homeMessages.quickLabel}
      className="lg:rounded-card lg:bg-surface lg:inset-ring lg:inset-ring-line"
    >
      <ul className="grid grid-cols-3 gap-2 pt-2 lg:grid-cols-1 lg:gap-0 lg:py-2">
        {links.map(([icon, [title, text], href]) => (
          <li key={href}>
            <RouteLink
              href={href}
              className="pressable flex flex-col items-center gap-1.5 rounded-card text-center lg:flex-row lg:gap-3 lg:px-4 lg:py-2.5 lg:text-left"
            >
              <span className="relative flex size-13 items-center justify-center rounded-[18px] bg-brand-soft text-brand-text lg:size-10 lg:rounded-full">
                <Icon name={icon} />
                {href === outboxPath() && <CountBadge count={unsent} className="absolute -top-1 -right-1" />}
              </span>
              <span className="min-w-0 lg:flex-1">
                <span className="block text-micro lg:text-label">
                  {title}
                  {href === outboxPath() && unsent > 0 && (
                    <span className="sr-only">, {outboxMessages.open(unsent)}</span>
                  )}
                </span>
                <span className="block text-small text-text-2 max-lg:hidden">{text}</span>
              </span>
              <Icon name="chevron-right" size="sm" className="max-lg:hidden" />
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
