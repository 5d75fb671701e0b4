import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ordersQuery, shelvesQuery } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { LastOrder } from '../../features/last-order/last-order.tsx';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { Shelf } from '../../features/shelf/shelf.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import type { ListingFilters } from '../../paths.ts';
import { Benefits } from './benefits.tsx';
import { Brands } from './brands.tsx';
import { CategoryRow } from './category-row.tsx';
import { GuestHero } from './guest-hero.tsx';
import { LoyaltyLine } from './loyalty-line.tsx';

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
          <h1 className="sr-only">{messages.home.title}</h1>
          <Restock />
        </>
      )}
      {ordered.map((shelf, at) => (
        <Shelf key={shelf.key} title={messages.home.shelves[shelf.key]} all={paths.search(allOf[shelf.key])}>
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
    </div>
  );
}

/** A guest sees first what others buy. */
const rank = (key: string): number => (key === 'bestsellers' ? 0 : 1);

/** What who buys again needs first: the last order and the way to the next tier. */
function Restock() {
  const { customer } = useSession();
  const { data: orders } = useInfiniteQuery({ ...ordersQuery, enabled: customer !== null });
  const last = orders?.pages[0]?.results[0];
  if (customer === null) return null;
  return (
    <div className="grid gap-3 lg:grid-cols-[2fr_1fr] lg:gap-5">
      {last && <LastOrder order={last} mine />}
      <LoyaltyLine />
    </div>
  );
}
