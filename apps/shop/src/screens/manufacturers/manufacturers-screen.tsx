import { useQuery } from '@tanstack/react-query';
import type { Manufacturer } from '@tonalia/contract/products';
import { literals } from '@tonalia/contract/literals.es-CO';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { SearchField } from '@tonalia/ui/search-field';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { useMemo, useState } from 'react';
import { allManufacturersQuery } from '../../api/queries/brands.ts';
import { BrandTile } from '../../features/brand-tile/brand-tile.tsx';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { useSectionInSight } from '../../features/section-in-sight/use-section-in-sight.ts';
import { brandMessages as messages } from '../../messages/brands.es-CO.ts';
import { messages as common } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { BrandSections, FirstBrands, FirstBrandsPlace } from './brand-sections.tsx';
import { useFavouriteBrands } from './favourite-brands.ts';
import { FIRST, LetterBar, LetterRail, placeOf } from './letter-nav.tsx';
import { brandsNamed, byLetter } from './letters.ts';

/** All brands, by letter or by a search for the name. */
export function ManufacturersScreen() {
  const list = useQuery(allManufacturersQuery);
  const [words, setWords] = useState('');
  return (
    <>
      <MobileBar title={messages.title} fallback={paths.homeCustomer()}>
        <CartLink />
      </MobileBar>
      <div className="page-wrap w-full pb-8">
        <div className="flex items-center justify-between gap-5 pt-0.5 pb-3.5 lg:pt-7 lg:pb-5">
          <h1 tabIndex={-1} className="text-h1 outline-none max-lg:hidden">
            {messages.title}
          </h1>
          <SearchField
            label={messages.search}
            value={words}
            onChange={setWords}
            clearLabel={literals.clearSearch}
            maxLength={60}
            className="lg:max-w-75"
          />
        </div>
        {list.data ? (
          <Found brands={list.data} words={words.trim()} />
        ) : list.isError || list.isPaused ? (
          <ErrorBlock
            className="py-10"
            title={messages.failed}
            text={`${list.error?.message ?? common.errors.offline} ${common.errors.cartIsSafe}`}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <Waiting />
        )}
      </div>
    </>
  );
}

function Found({ brands, words }: { brands: readonly Manufacturer[]; words: string }) {
  const found = brandsNamed(brands, words);
  if (words === '') return <Alphabet brands={brands} />;
  if (found.length === 0) return <Empty layout="stack" title={messages.none(words)} text={messages.noneHelp} />;
  return (
    <ul aria-label={messages.title} className="grid three-columns gap-x-2.5 gap-y-3.5 lg:grid-cols-6 lg:gap-5">
      {found.map((brand) => (
        <li key={brand._id}>
          <BrandTile brand={brand} />
        </li>
      ))}
    </ul>
  );
}

function Alphabet({ brands }: { brands: readonly Manufacturer[] }) {
  const sections = useMemo(() => byLetter(brands), [brands]);
  const letters = sections.map(({ letter }) => letter);
  const first = useFavouriteBrands(brands);
  const hasFirst = first.brands.length > 0;
  // The favourite brands load after the letters: the sections are then recalculated.
  const places = useMemo(
    () => [...(hasFirst ? [FIRST] : []), ...sections.map(({ letter }) => letter)].map(placeOf),
    [sections, hasFirst],
  );
  const inSight = useSectionInSight(places);
  const current = [FIRST, ...letters].find((letter) => placeOf(letter) === inSight) ?? null;
  return (
    <>
      <LetterBar letters={letters} current={current} />
      <div className="max-lg:pr-9.5">
        {first.isPending && <FirstBrandsPlace />}
        {hasFirst && <FirstBrands name={first.areMine ? messages.mine : messages.bestsellers} brands={first.brands} />}
        <BrandSections sections={sections} />
      </div>
      <LetterRail letters={letters} current={current} hasFirst={hasFirst} areMine={first.areMine} />
    </>
  );
}

function Waiting() {
  return (
    <Loading
      label={common.shell.loading}
      className="grid three-columns gap-x-2.5 gap-y-8 pt-10 max-lg:pr-9.5 lg:grid-cols-6 lg:gap-5"
    >
      {Array.from({ length: 12 }, (_, at) => (
        <Skeleton key={at} className="aspect-4/3 rounded-tile" />
      ))}
    </Loading>
  );
}
