import { literals } from '@tonalia/contract/literals.es-CO';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import type { IconName } from '@tonalia/ui/icon';
import { Wordmark } from '@tonalia/ui/wordmark';
import { useSession } from '../../api/session.ts';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { RouteLink, useHere } from '../../link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { Suspense, lazy } from 'react';
import { CartLink } from '../../features/cart-link/cart-link.tsx';

const DeliverTo = lazy(() => import('../../features/address/deliver-to.tsx').then((it) => ({ default: it.DeliverTo })));
const ProfileMenu = lazy(() => import('./profile-menu.tsx').then((it) => ({ default: it.ProfileMenu })));

/** Two rows; the second scrolls away and the first stays. */
export function DesktopHeader({ onCategories }: { onCategories: () => void }) {
  const { isGuest } = useSession();
  return (
    <header className="contents">
      <div className="sticky top-0 z-header bg-surface max-lg:hidden">
        <div className="page-wrap flex h-[76px] items-center gap-5">
          <RouteLink href={paths.home()}>
            <Wordmark />
          </RouteLink>
          <Button variant="secondary" icon="menu" className="px-[14.5px]!" onClick={onCategories}>
            {messages.shell.categories}
          </Button>
          <div className="flex max-w-140 flex-1">
            <SearchBox hotkey />
          </div>
          <div className="ml-auto flex min-w-0 items-center gap-5">
            {isGuest ? (
              <LoginLink />
            ) : (
              <Suspense fallback={<span className="w-16" />}>
                <DeliverTo />
                <ProfileMenu />
              </Suspense>
            )}
            <CartLink outlined />
          </div>
        </div>
      </div>
      <Shelves />
    </header>
  );
}

function LoginLink() {
  return (
    <RouteLink href={paths.login()} className={buttonClass({ variant: 'soft' })}>
      <Icon name="user" size="sm" />
      {literals.login}
    </RouteLink>
  );
}

interface ShelfLink {
  text: string;
  href: string;
  icon?: IconName;
}

const reorder: ShelfLink = { text: literals.reorder, href: paths.orderHistory(), icon: 'history' };
const everybody: ShelfLink[] = [
  { text: messages.shell.brands, href: `${paths.homeCustomer()}#marcas` },
  { text: messages.shell.offers, href: paths.search({ offers: true }) },
  { text: messages.shell.news, href: paths.search({ news: true }) },
  { text: messages.shell.bestsellers, href: paths.search({ sort: 'bestsellers' }) },
  { text: messages.shell.combos, href: paths.search({ combos: true }) },
];

function Shelves() {
  const { isGuest } = useSession();
  const here = useHere();
  const shelves = isGuest ? everybody : [reorder, ...everybody];
  return (
    <nav aria-label={messages.shell.mainNavigation} className="border-b border-line bg-surface max-lg:hidden">
      <ul className="page-wrap flex gap-[26px] text-[14.5px] leading-none font-semibold text-text-2">
        {shelves.map(({ text, href, icon }) => (
          <li key={text}>
            <RouteLink
              href={href}
              aria-current={here === href ? 'page' : undefined}
              className="flex h-11 items-center gap-1.5 hover:text-text aria-[current]:text-brand-text"
            >
              {icon && <Icon name={icon} size="sm" />}
              {text}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
