import { literals } from '@tonalia/contract/literals.es-CO';
import { buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { BrandMark } from '../../components/brand-mark.tsx';
import { useSession } from '../../api/session/session.ts';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';
import { Suspense, lazy } from 'react';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { CategoriesButton } from './categories-button.tsx';
import { ShelfLinks } from './shelf-links.tsx';

const DeliverTo = lazy(() => import('../../features/address/deliver-to.tsx').then((it) => ({ default: it.DeliverTo })));
const ProfileMenu = lazy(() => import('./profile-menu.tsx').then((it) => ({ default: it.ProfileMenu })));

/** Two rows: the first is sticky, the second scrolls away. */
export function DesktopHeader() {
  const { isGuest } = useSession();
  return (
    <header className="max-lg:hidden lg:contents">
      <div className="sticky top-(--safe-top) z-header bg-surface max-lg:hidden">
        <div className="page-wrap flex h-[76px] items-center gap-5">
          <RouteLink href={paths.home()}>
            <BrandMark />
          </RouteLink>
          <CategoriesButton />
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
      <ShelfLinks />
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
