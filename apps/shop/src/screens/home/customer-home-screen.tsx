import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { shelvesQuery } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { Shelf } from '../../features/shelf/shelf.tsx';
import { WelcomePopup } from '../../features/welcome-popup/welcome-popup.tsx';
import { homeMessages } from '../../messages/home.es-CO.ts';
import { paths } from '../../paths.ts';
import type { ListingFilters } from '../../paths.ts';
import { Benefits } from './benefits.tsx';
import { Brands } from './brands.tsx';
import { CategoryRow } from './category-row.tsx';
import { GuestHero } from './guest-hero.tsx';
import { RestockPlace } from './restock-place.tsx';

const Restock = lazy(() => import('./restock.tsx').then((it) => ({ default: it.Restock })));

const allOf: Record<'offers' | 'bestsellers' | 'news' | 'combos', ListingFilters> = {
  offers: { offers: true },
  bestsellers: { sort: 'bestsellers' },
  news: { news: true },
  combos: { combos: true },
};

/** The marketplace: for a guest what there is, for who buys again what they bought. */
export function CustomerHomeScreen() {
  const { isGuest } = useSession();
  const { data: shelves } = useSuspenseQuery(shelvesQuery);
  const bestsellers = shelves.find((shelf) => shelf.key === 'bestsellers')?.products ?? [];
  const ordered = isGuest ? shelves.toSorted((a, b) => rank(a.key) - rank(b.key)) : shelves;
  return (
    <div className="page-wrap flex w-full flex-col gap-6 lg:gap-8 lg:pt-6">
      {isGuest ? (
        <>
          <GuestHero products={bestsellers} />
          <Benefits />
          <CategoryRow />
        </>
      ) : (
        <>
          <h1 className="sr-only">{homeMessages.title}</h1>
          <Suspense fallback={<RestockPlace />}>
            <Restock />
          </Suspense>
        </>
      )}
      {ordered.map((shelf, at) => (
        <Shelf key={shelf.key} title={homeMessages.shelves[shelf.key]} all={paths.search(allOf[shelf.key])}>
          {shelf.products.map((product) => (
            <ProductCard
              key={product._id}
              product={product}
              eager={!isGuest && at === 0}
              sizes="(width < 64rem) 164px, 224px"
            />
          ))}
        </Shelf>
      ))}
      {!isGuest && <CategoryRow />}
      <Brands />
      <WelcomePopup />
    </div>
  );
}

/** A guest sees first what others buy. */
const rank = (key: string): number => (key === 'bestsellers' ? 0 : 1);
