import { useMatches } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { messages } from '../messages/es-CO.ts';
import { isPhoneApp } from '../native/target.ts';
import { places } from './places.ts';
import type { PlaceName, ShopPlace } from './places.ts';
import { useSkeletonHydrated } from './served-skeleton.ts';

/** The skeleton of a page that takes longer than 150 ms. It shows the page's title where the page's own bar shows it. */
export function RoutePending() {
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.place });
  // The app's shell, the same for all addresses, was rendered for the root path.
  const isShell = useSyncExternalStore(never, no, () => isPhoneApp);
  useSkeletonHydrated();
  return (
    <>
      {!isShell && name && <TitleBar {...places[name]} />}
      <div role="status" data-skeleton aria-label={messages.shell.loading} className="page-wrap w-full py-6">
        {isShell || shelfPlaces.includes(name) ? <Shelf /> : <Rows />}
      </div>
    </>
  );
}

/** In the place of `MobileBar`, with room for its back button. Hidden from screen readers, which go to the heading of the page. */
const TitleBar = ({ frame, title }: ShopPlace) =>
  (frame === 'titled' || frame === 'focus') && (
    <p aria-hidden className="flex min-h-15 items-center pr-2 pl-12 text-h3 lg:hidden">
      {title}
    </p>
  );

const never = () => () => {};
const no = () => false;

const shelfPlaces: ReadonlyArray<PlaceName | undefined> = [
  undefined,
  'landing',
  'home',
  'homeCustomer',
  'homeSeller',
  'search',
  'category',
  'product',
];

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
