import { useMatches } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { messages } from '../messages/es-CO.ts';
import { isPhoneApp } from '../native/target.ts';
import type { PlaceName } from './places.ts';
import { useSkeletonHydrated } from './served-skeleton.ts';

/** The skeleton of a page that takes longer than 150 ms. */
export function RoutePending() {
  const hasProducts = useMatches({
    select: (matches) => {
      const name = matches.at(-1)?.staticData.place;
      return name === undefined || placesOfProducts.has(name);
    },
  });
  // The app's shell, the same for all addresses, was rendered for the root path.
  const isShell = useSyncExternalStore(never, no, () => isPhoneApp);
  useSkeletonHydrated();
  return (
    <div role="status" data-skeleton aria-label={messages.shell.loading} className="page-wrap w-full py-6">
      {isShell || hasProducts ? <Shelf /> : <Rows />}
    </div>
  );
}

const never = () => () => {};
const no = () => false;

const placesOfProducts: ReadonlySet<string> = new Set<PlaceName>([
  'landing',
  'home',
  'homeCustomer',
  'homeSeller',
  'search',
  'category',
  'product',
]);

function Shelf() {
  return (
    <div className="grid gap-5">
      <div className="skeleton h-12 rounded-control" />
      <div className="skeleton h-56 rounded-sheet lg:h-80" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5 lg:gap-5">
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className="grid gap-2.5">
            <div className="skeleton aspect-square rounded-tile" />
            <div className="skeleton h-5 w-2/3 rounded-md" />
            <div className="skeleton h-4 rounded-md" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** A heading and rows. */
function Rows() {
  return (
    <div className="mx-auto grid max-w-190 gap-3">
      <div className="skeleton mb-3 h-7 w-1/2 rounded-md" />
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="skeleton h-18 rounded-card" />
      ))}
    </div>
  );
}
