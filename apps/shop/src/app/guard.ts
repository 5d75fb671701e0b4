import { localPath } from '../local-path.ts';
import { paths } from '../paths.ts';
import { places } from './places.ts';
import type { Place } from './places.ts';

/** What the guard needs to know of who asks. */
export interface Visitor {
  role: 'Guest' | 'Admin customer' | 'Seller';
  hasCustomer: boolean;
  /** What the phone under way is for, when there is one. */
  phone?: 'login' | 'register' | undefined;
  /** A code was sent to that phone. */
  hasCode?: boolean;
  /** Came by the link of a mail, to set a password anew. */
  hasLink?: boolean;
  /** In the phone app, which has no landing: its visitors begin at the login. Its bundle in a phone's browser lets them pass. */
  isInApp?: 'installed' | 'mobile web' | undefined;
}

/** Where a visitor is sent instead of `place`, or null when they may enter. `here` is the address asked for. */
export function turnedAway(place: Place, visitor: Visitor, here: string): string | null {
  const isGuest = visitor.role === 'Guest';
  const isSeller = visitor.role === 'Seller';

  if (place.path === '/' && visitor.isInApp === 'mobile web') return null;
  if (place.path === '/login' && !isGuest) return loginTarget(here);
  if (place.who === 'guests' && !isGuest) return paths.home();
  if (place.who === 'registrars' && !isGuest && !isSeller) return paths.home();
  if (place.needsPhone && isGuest) return withPhone(place, visitor, here);
  if (place.needsLink && isGuest && !visitor.hasLink) return paths.recoveryPassword({ linkLost: true });
  if (place.path === '/' && visitor.isInApp) return paths.login();
  if (place.who === 'members' && isGuest) return paths.login({ redirect: here });
  if (place.path === '/home/') return paths.homeSeller();
  if (place.path === '/home/marketplace/seller' && !isSeller) return paths.homeCustomer();
  if (place.who === 'sellers' && isGuest) return paths.login({ redirect: here });
  if (place.who === 'sellers' && !isSeller) return paths.home();
  if (place.needsCustomer && isSeller && !visitor.hasCustomer) return paths.selectCustomer({ redirectTo: here });
  return null;
}

/** Whether an address is of a place that asks a guest for what their browser alone has: a phone under way, the link of a mail. */
export function needsBrowserAt(pathname: string): boolean {
  const asking = Object.values<Place>(places).filter((place) => place.needsPhone ?? place.needsLink);
  return asking.some(({ path }) => `${pathname}/`.startsWith(`${path.split(/\/\{?-?\$/)[0]}/`));
}

/** A code without its phone leads to where the phone is asked for, a code that was never sent to how it is to travel. */
function withPhone({ needsPhone: needed, needsCode }: Place, { phone, hasCode }: Visitor, here: string): string | null {
  const isThere = needed === 'either' ? phone !== undefined : phone === needed;
  if (isThere && phone !== undefined) return needsCode && !hasCode ? paths.sendCode(phone) : null;
  return needed === 'register' || here.startsWith(paths.sendCode('register')) ? paths.register() : paths.login();
}

/** Who is already signed in goes on to where the login page would have sent them. */
function loginTarget(here: string): string {
  const asked = new URLSearchParams(here.split('?')[1] ?? '').get('redirect');
  return localPath(asked) ?? paths.home();
}
