import { literals } from '@tonalia/contract/literals.es-CO';
import { buttonClass } from '@tonalia/ui/button';
import { Skeleton } from '@tonalia/ui/skeleton';
import { BrandMark } from '../../components/brand-mark.tsx';
import { useSession } from '../../api/session/session.ts';
import { BackButton } from '../../features/mobile-bar/mobile-bar.tsx';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { untilShown } from '../../timing/until-shown.ts';
import { Suspense, lazy } from 'react';
import { CartLink } from '../../features/cart-link/cart-link.tsx';

const MemberHead = lazy(() =>
  untilShown()
    .then(() => import('./member-head.tsx'))
    .then((it) => ({ default: it.MemberHead })),
);
const SellerHead = lazy(() => import('./seller-head.tsx').then((it) => ({ default: it.SellerHead })));

/** The header on a phone: customer or page, cart and search. */
export function HomeHeader() {
  const { isGuest, isSeller } = useSession();
  return (
    <header className="bg-canvas lg:hidden">
      {isSeller ? (
        <Suspense fallback={<div className="h-33" />}>
          <SellerHead />
        </Suspense>
      ) : (
        <div className="flex min-h-15 flex-wrap items-center gap-x-2 pr-2 pl-4">
          <div className={`flex min-w-0 items-center ${isGuest ? 'flex-auto' : 'flex-1'}`}>
            {isGuest ? (
              <RouteLink href={paths.homeCustomer()} className="flex min-h-11 items-center">
                <BrandMark />
              </RouteLink>
            ) : (
              <Suspense fallback={<Skeleton className="ml-1 h-9 w-36 rounded-control" />}>
                <MemberHead />
              </Suspense>
            )}
          </div>
          <div className="ml-auto flex items-center gap-2">
            {isGuest && (
              <RouteLink
                href={paths.login()}
                className={buttonClass({ variant: 'soft', size: 'sm', className: 'rounded-full!' })}
              >
                {literals.login}
              </RouteLink>
            )}
            <CartLink />
          </div>
        </div>
      )}
      <div className="flex px-4 pb-3.5">
        <SearchBox placeholder={isSeller ? messages.shell.searchPlaceholderSeller : messages.shell.searchPlaceholder} />
      </div>
    </header>
  );
}

/** On a result list: back button and search. */
export function BrowseHeader() {
  return (
    <header className="sticky top-(--safe-top) z-header flex items-center gap-1 bg-canvas py-2 pr-4 pl-1 has-[[data-searching]]:z-sheet lg:hidden">
      <BackButton />
      <SearchBox />
    </header>
  );
}
