import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { shelvesQuery } from '../../api/queries/queries.ts';
import { useSession } from '../../api/session/session.ts';
import { WelcomePopup } from '../../features/welcome-popup/welcome-popup.tsx';
import { homeMessages } from '../../messages/home.es-CO.ts';
import { Benefits } from './benefits.tsx';
import { Brands } from './brands.tsx';
import { CategoryRow } from './category-row.tsx';
import { FeaturedRow } from './featured-row.tsx';
import { untilShown } from '../../timing/until-shown.ts';
import { BESIDE, GuestHead } from './guest-head.tsx';
import { RestockPlace } from './restock-place.tsx';
import { Shelves } from './shelves.tsx';
import { useIsWhole } from './use-is-whole.ts';

const Restock = lazy(() =>
  untilShown()
    .then(() => import('./restock.tsx'))
    .then((it) => ({ default: it.Restock })),
);

/** The marketplace: the assortment for guests, earlier purchases for returning customers. */
export function CustomerHomeScreen() {
  const { isGuest } = useSession();
  const isWhole = useIsWhole();
  return (
    <div className="page-wrap flex w-full flex-col gap-6 lg:gap-8 lg:pt-6">
      <h1 tabIndex={-1} className="sr-only">
        {homeMessages.title}
      </h1>
      {isGuest ? <GuestHome /> : <CustomerHome isWhole={isWhole} />}
      {isWhole && (
        <>
          <Brands />
          <WelcomePopup />
        </>
      )}
    </div>
  );
}

/** The home of a guest: what other customers buy comes first. */
function GuestHome() {
  const { data: shelves } = useQuery(shelvesQuery);
  return (
    <>
      <GuestHead products={shelves?.find(({ key }) => key === 'bestsellers')?.products ?? []} />
      <Benefits />
      <CategoryRow />
      <Shelves first="bestsellers" eager={false} after={<FeaturedRow skipped={BESIDE} />} />
    </>
  );
}

function CustomerHome({ isWhole }: { isWhole: boolean }) {
  return (
    <>
      <Suspense fallback={<RestockPlace />}>
        <Restock />
      </Suspense>
      <Shelves first="offers" eager isWhole={isWhole} after={isWhole && <FeaturedRow />} />
      {isWhole && <CategoryRow />}
    </>
  );
}
