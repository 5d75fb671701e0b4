import { literals } from '@tonalia/contract/literals.es-CO';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import type { IconName } from '@tonalia/ui/icon';
import type { Session } from '../../api/session/session.ts';
import { favouriteMessages } from '../../messages/favourites.es-CO.ts';
import { paths } from '../../paths.ts';

export interface MenuEntryItem {
  icon: IconName;
  text: string;
  href: string;
  /** At the right end: an amount, a count. */
  detail?: string | undefined;
}

/** Facts of the account that have loaded; the menu omits the missing ones. */
export interface AccountFacts {
  credit?: number | undefined;
  addresses?: number | undefined;
}

/** The entries of the account menu, the same in the header and on the profile page. 'Cerrar sesión' follows them. */
export function entriesFor(
  { user, isSeller }: Pick<Session, 'user' | 'isSeller'>,
  facts: AccountFacts = {},
): MenuEntryItem[] {
  if (user === null) return [favourites, ...commonEntries];
  return [
    ...(isSeller ? sellerEntries : []),
    { icon: 'history', text: literals.orderHistory, href: paths.orderHistory() },
    {
      icon: 'credit',
      text: literals.myCredits,
      href: paths.myCredits(user.name),
      detail: facts.credit === undefined ? undefined : formatPesos(facts.credit),
    },
    favourites,
    ...(isSeller ? [] : [addresses(facts.addresses)]),
    ...commonEntries,
  ];
}

const favourites: MenuEntryItem = { icon: 'heart', text: favouriteMessages.title, href: paths.favorites() };

const sellerEntries: MenuEntryItem[] = [
  { icon: 'zap', text: literals.takeOrder, href: paths.homeCustomer() },
  { icon: 'user-plus', text: literals.registerCustomer, href: paths.registerProcess() },
];

const commonEntries: MenuEntryItem[] = [
  { icon: 'lifebuoy', text: literals.help, href: paths.support() },
  { icon: 'file', text: literals.terms, href: paths.terms() },
];

function addresses(count: number | undefined): MenuEntryItem {
  return {
    icon: 'pin',
    text: literals.myAddresses,
    href: paths.myAddresses(),
    detail: count === undefined ? undefined : formatNumber(count),
  };
}
