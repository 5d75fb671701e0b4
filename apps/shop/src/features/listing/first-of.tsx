import { useState } from 'react';
import type { ReactNode } from 'react';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';

/** The first choices of a long group and the selected ones; the others on request. */
export function FirstOf<T>({
  all,
  isShown,
  more,
  children,
}: {
  all: readonly T[];
  isShown: (one: T, at: number) => boolean;
  /** "Ver 12 marcas". */
  more: (count: number) => string;
  children: (shown: T[]) => ReactNode;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const first = all.filter(isShown);
  return (
    <>
      {children(showsAll ? [...all] : first)}
      {first.length < all.length && (
        <button
          type="button"
          aria-expanded={showsAll}
          className="min-h-11 text-label text-brand-text hover:underline"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? messages.fewer : more(all.length)}
        </button>
      )}
    </>
  );
}
