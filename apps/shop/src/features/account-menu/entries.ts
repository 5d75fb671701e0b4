import { literals } from '@tonalia/contract/literals.es-CO';
import { can } from '@tonalia/contract/rights';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import type { IconName, IconOutline } from '@tonalia/ui/icon';
import type { Session } from '../../api/session/session.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { favouriteMessages } from '../../messages/favourites.es-CO.ts';
import { formulasPath } from '../../navigation/formulas-address.ts';
import { priceListPath } from '../../navigation/price-list-address.ts';
import { paths } from '../../paths.ts';

// Only this menu draws it, so it is not among the icons of every page.
const LIFEBUOY: IconOutline =
  'M22 12a10 10 0 11-20 0 10 10 0 0120 0M4.9 4.9l4.2 4.2M14.8 9.2l4.2-4.2M14.8 14.8l4.2 4.2M9.2 14.8l-4.2 4.2M16 12a4 4 0 11-8 0 4 4 0 018 0';

export interface MenuEntryItem {
  icon: IconName | IconOutline;
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
    ...(user.member?.seesCredit === false ? [] : [credit(user.name, facts.credit)]),
    favourites,
    priceList,
    ...(can(user.rol, 'formulas.keep') ? [formulas] : []),
    ...(isSeller || user.member ? [] : [addresses(facts.addresses)]),
    ...(can(user.rol, 'team.manage') ? [team] : []),
    ...commonEntries,
  ];
}

const favourites: MenuEntryItem = { icon: 'heart', text: favouriteMessages.title, href: paths.favorites() };

const priceList: MenuEntryItem = { icon: 'download', text: 'Mi lista de precios', href: priceListPath() };

const formulas: MenuEntryItem = { icon: 'swatches', text: 'Mezclas', href: formulasPath() };

const team: MenuEntryItem = { icon: 'user-plus', text: accountMessages.profile.team, href: paths.team() };

const credit = (name: string, available: number | undefined): MenuEntryItem => ({
  icon: 'credit',
  text: literals.myCredits,
  href: paths.myCredits(name),
  detail: available === undefined ? undefined : formatPesos(available),
});

const sellerEntries: MenuEntryItem[] = [
  { icon: 'zap', text: literals.takeOrder, href: paths.homeCustomer() },
  { icon: 'user-plus', text: literals.registerCustomer, href: paths.registerProcess() },
];

const commonEntries: MenuEntryItem[] = [
  { icon: LIFEBUOY, text: literals.help, href: paths.support() },
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
