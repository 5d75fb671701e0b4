import { Icon } from '@tonalia/ui/icon';
import type { IconName } from '@tonalia/ui/icon';
import { RouteLink } from '../../navigation/link.tsx';
import { homeMessages } from '../../messages/home.es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';

const { quick } = homeMessages;

const links: ReadonlyArray<[icon: IconName, words: readonly [title: string, text: string], href: string]> = [
  ['zap', [purchaseMessages.orders.quickOrder, purchaseMessages.orders.quickOrderHelp], paths.quickOrder()],
  ['swatches', quick.colours, paths.colourSearch()],
  ['tag', quick.offers, paths.offers()],
  ['heart', quick.favourites, paths.favorites()],
  ['user-plus', quick.register, paths.registerProcess()],
];

/** Frequent links of a seller: four tiles on a phone, rows of a card on a desktop. */
export function QuickLinks() {
  return (
    <nav
      aria-label={homeMessages.quickLabel}
      className="lg:rounded-card lg:bg-surface lg:inset-ring lg:inset-ring-line"
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2 pt-2 lg:grid-cols-1 lg:gap-0 lg:py-2">
        {links.map(([icon, [title, text], href]) => (
          <li key={href}>
            <RouteLink
              href={href}
              className="pressable flex flex-col items-center gap-1.5 rounded-card text-center lg:flex-row lg:gap-3 lg:px-4 lg:py-2.5 lg:text-left"
            >
              <span className="flex size-13 items-center justify-center rounded-[18px] bg-brand-soft text-brand-text lg:size-10 lg:rounded-full">
                <Icon name={icon} />
              </span>
              <span className="min-w-0 lg:flex-1">
                <span className="block text-micro lg:text-label">{title}</span>
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
