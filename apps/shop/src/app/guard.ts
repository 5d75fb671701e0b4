import { type Role, can } from '@tonalia/contract/rights';
import { localPath } from '../navigation/local-path.ts';
import { paths } from '../paths.ts';
import { places } from './places.ts';
import type { ShopPlace } from './places.ts';

/** The visitor's data that the guard needs. */
export interface Visitor {
  role: Role;
  hasCustomer: boolean;
  /** The purpose of the phone verification in progress, if any. */
  phone?: 'login' | 'register' | undefined;
  /** Whether a code was sent to that phone. */
  hasCode?: boolean;
  /** Whether the visitor came by a recovery link. */
  hasLink?: boolean;
  /** Whether this is the phone app: it has no landing page, so visitors start at the login. Its bundle in a browser does not count. */
  isInApp?: 'installed' | 'mobile web' | undefined;
}

/** The redirect of a visitor without access to `place`; null with access. `here` is the requested address. */
export function redirectFor(place: ShopPlace, visitor: Visitor, here: string): string | null {
  const isGuest = !can(visitor.role, 'account.use');
  const isSeller = can(visitor.role, 'portfolio.use');

  if (place.path === '/' && visitor.isInApp === 'mobile web') return null;
  if (place.path === '/login' && !isGuest) return loginTarget(here);
  if (place.path === '/home/') return paths.homeSeller();
  if (place.path === '/home/marketplace/seller' && !isSeller) return paths.homeCustomer();
  if (!mayOpen(place, visitor.role)) return isGuest ? paths.login({ redirect: here }) : paths.home();
  if (place.needsPhone && isGuest) return withPhone(place, visitor, here);
  if (place.needsLink && isGuest && !visitor.hasLink) return paths.recoveryPassword({ linkLost: true });
  if (place.path === '/' && visitor.isInApp) return paths.login();
  if (place.needsCustomer && isSeller && !visitor.hasCustomer) return paths.selectCustomer({ redirectTo: here });
  return null;
}

const mayOpen = ({ needs }: ShopPlace, role: Role): boolean => needs === 'nothing' || can(role, needs);

/** Whether the place needs data that only the browser has: a phone verification in progress or a recovery link. */
export function needsBrowserAt(pathname: string): boolean {
  const asking = Object.values<ShopPlace>(places).filter((place) => place.needsPhone ?? place.needsLink);
  return asking.some(({ path }) => `${pathname}/`.startsWith(`${path.split(/\/\{?-?\$/)[0]}/`));
}

/** Without a phone in progress leads to the phone's form; without a sent code, to the choice of its channel. */
function withPhone(
  { needsPhone: needed, needsCode }: ShopPlace,
  { phone, hasCode }: Visitor,
  here: string,
): string | null {
  const isThere = needed === 'either' ? phone !== undefined : phone === needed;
  if (isThere && phone !== undefined) return needsCode && !hasCode ? paths.sendCode(phone) : null;
  return needed === 'register' || here.startsWith(paths.sendCode('register')) ? paths.register() : paths.login();
}

/** Sends a signed-in visitor to the page that the login would lead to. */
function loginTarget(here: string): string {
  const redirectTo = new URLSearchParams(here.split('?')[1] ?? '').get('redirect');
  return localPath(redirectTo) ?? paths.home();
}
