import { literals } from '@tonalia/contract/literals.es-CO';
import { CountBadge } from '@tonalia/ui/count-badge';
import { Icon } from '@tonalia/ui/icon';
import type { IconName } from '@tonalia/ui/icon';
import { type Role, can } from '@tonalia/contract/rights';
import { useCartUnits } from '../../api/cart-sync/shown/use-cart.ts';
import { useSession } from '../../api/session/session.ts';
import { RouteLink, useHere } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { useUnsentOrders } from '../../state/unsent-orders.ts';
import { isWithin } from './is-within.ts';

interface BottomTab {
  text: string;
  icon: IconName;
  href: string;
}

const cart: BottomTab = { text: messages.shell.cart, icon: 'bag', href: paths.cart() };
const account: BottomTab = { text: messages.shell.account, icon: 'user', href: paths.profile() };
const home: BottomTab = { text: messages.shell.home, icon: 'home', href: paths.homeCustomer() };
const categories: BottomTab = { text: messages.shell.categories, icon: 'grid', href: paths.categories() };

const takeOrder: BottomTab = { text: literals.takeOrder, icon: 'zap', href: paths.quickOrder() };

/** The five tabs of a visitor, a member and a seller. */
const tabs = {
  visitor: [
    home,
    categories,
    { text: messages.shell.offers, icon: 'tag', href: paths.offers() },
    cart,
    { text: literals.login, icon: 'user', href: paths.login() },
  ],
  member: [home, categories, { text: literals.reorder, icon: 'history', href: paths.orderHistory() }, cart, account],
  seller: [
    { ...home, href: paths.homeSeller() },
    takeOrder,
    { text: messages.shell.customers, icon: 'users', href: paths.selectCustomer() },
    cart,
    account,
  ],
} satisfies Record<string, readonly BottomTab[]>;

function tabsOf(role: Role): readonly BottomTab[] {
  if (can(role, 'portfolio.use')) return tabs.seller;
  return can(role, 'account.use') ? tabs.member : tabs.visitor;
}

/** Help pages belong to the account tab. */
const homeOf = (here: string) => (isWithin(here, paths.support()) ? paths.profile() : here);

/** The current tab: the one of the page, else of the nearest page above it. */
function tabOf(here: string, shown: readonly BottomTab[]): BottomTab | undefined {
  const above = shown.filter(({ href }) => isWithin(homeOf(here), href));
  return above.toSorted((one, other) => other.href.length - one.href.length)[0];
}

export function BottomTabs() {
  const { role } = useSession();
  const here = useHere();
  const units = useCartUnits();
  const unsent = useUnsentOrders();
  const count = (tab: BottomTab) => (tab === cart ? units : tab === takeOrder ? unsent : 0);
  const shown = tabsOf(role);
  const current = tabOf(here, shown);
  return (
    <nav
      aria-label={messages.shell.mainNavigation}
      className="fixed inset-x-safe bottom-0 z-tabbar border-t border-line bg-surface pb-(--safe-bottom) in-data-keyboard:hidden lg:hidden"
    >
      <ul className="grid grid-cols-[repeat(5,minmax(max-content,1fr))]">
        {shown.map((tab) => {
          const inside = (
            <>
              {/* First in the text, as in the name of the link. */}
              {tab.text}
              <span className="relative order-first flex h-[30px] w-[56px] max-w-full items-center justify-center rounded-full">
                <Icon name={tab.icon} size="md" />
                {count(tab) > 0 && (
                  <>
                    {' '}
                    <CountBadge count={count(tab)} className="absolute -top-[3px] left-[calc(50%+1px)]" />
                  </>
                )}
              </span>
            </>
          );
          return (
            <li key={tab.text}>
              <RouteLink
                href={tab.href}
                aria-current={here === tab.href ? 'page' : tab === current ? 'true' : undefined}
                aria-label={tab === cart ? messages.cartName(units) : undefined}
                className="bottom-tab"
              >
                {inside}
              </RouteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
