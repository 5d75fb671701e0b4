import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { iconButtonClass } from '@tonalia/ui/icon-button';
import { Icon } from '@tonalia/ui/icon';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { useEffect, useRef, useState } from 'react';
import { favouritesQuery } from '../../api/favourites/list.ts';
import { markOf, useMarks } from '../../api/favourites/marks.ts';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { favouriteMessages } from '../../messages/favourites.es-CO.ts';
import { paths } from '../../paths.ts';
import { FavoritesSkeleton } from './favorites-skeleton.tsx';
import { toScreenFavourite } from './screen-favourite.ts';
import type { ScreenFavourite } from './screen-favourite.ts';
import { FavouriteProducts } from './favourite-products.tsx';
import { FavouriteShades } from './favourite-shades.tsx';

type FavouriteKind = 'products' | 'shades';

/** Favourite products and shades, with price drops. A removed mark hides its favourite at once. */
export function FavoritesScreen() {
  const list = useInfiniteQuery(favouritesQuery);
  const marks = useMarks();
  const [kind, setKind] = useState<FavouriteKind>('products');
  const loaded = list.data?.pages;
  const all = loaded?.flatMap((page) => page.results.map(toScreenFavourite)) ?? [];
  const unsold = new Set(loaded?.flatMap((page) => page.unsold));
  const known = (marks ?? loaded?.[0]?.marks ?? []).filter((mark) => !unsold.has(mark));
  const favourites = all.filter((one) => known.includes(markOf(one)));
  const shades = known.filter((mark) => mark.includes(' ')).length;
  const count = { products: known.length - shades, shades };
  return (
    <>
      <MobileBar title={<Title count={known.length} />} fallback={paths.profile()}>
        <RouteLink href={paths.searching()} aria-label={messages.shell.search} className={iconButtonClass()}>
          <Icon name="search" size="lg" />
        </RouteLink>
        <CartLink />
      </MobileBar>
      <div className="page-wrap w-full pt-2 pb-8 lg:pt-7">
        <h1 tabIndex={-1} className="mb-5 text-h1 outline-none max-lg:hidden">
          <Title count={known.length} />
        </h1>
        {list.isPending && <FavoritesSkeleton />}
        {list.isError && !loaded && (
          <ErrorBlock
            className="py-8"
            title={favouriteMessages.failed}
            text={list.error.message}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {loaded && known.length === 0 && <Nothing title={favouriteMessages.none} text={favouriteMessages.noneHelp} />}
        {loaded && known.length > 0 && (
          <>
            <SegmentedControl
              label={favouriteMessages.kinds}
              className="mb-5 lg:max-w-100"
              value={kind}
              options={[
                { value: 'products', label: favouriteMessages.products(count.products) },
                { value: 'shades', label: favouriteMessages.shades(count.shades) },
              ]}
              onChange={setKind}
            />
            <FavouriteItems favourites={favourites} kind={kind} count={count[kind]} />
            <More list={list} isShort={favourites.filter(isOf(kind)).length === 0 && count[kind] > 0} />
          </>
        )}
      </div>
    </>
  );
}

const isOf = (kind: FavouriteKind) => (one: ScreenFavourite) => (one.versionCode === null) === (kind === 'products');

const Title = ({ count }: { count: number }) => (
  <>
    {favouriteMessages.title} {count > 0 && <span className="font-medium text-text-3">{count}</span>}
  </>
);

function FavouriteItems({
  favourites,
  kind,
  count,
}: {
  favourites: ScreenFavourite[];
  kind: FavouriteKind;
  count: number;
}) {
  const shown = favourites.filter(isOf(kind));
  const place = useRef<HTMLDivElement>(null);
  // The focused heart disappeared with its favourite.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, [shown.length]);
  if (count === 0 && kind === 'shades') {
    return <Nothing title={favouriteMessages.noShades} text={favouriteMessages.noShadesHelp} />;
  }
  if (count === 0) return <Nothing title={favouriteMessages.noProducts} text={favouriteMessages.noneHelp} />;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {kind === 'products' ? <FavouriteProducts favourites={shown} /> : <FavouriteShades favourites={shown} />}
    </div>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <Empty
      className="py-8"
      title={title}
      text={text}
      action={
        <RouteLink href={paths.bestsellers()} className={buttonClass({ variant: 'secondary' })}>
          {favouriteMessages.explore}
        </RouteLink>
      }
    />
  );
}

interface MoreFavouritesProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** The shown kind has no loaded favourites yet, although there are some. */
  isShort: boolean;
}

function More({ list: { hasNextPage, isFetchingNextPage, fetchNextPage }, isShort }: MoreFavouritesProps) {
  const isWanted = isShort && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (isWanted) fetchNextPage();
  }, [isWanted, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div className="flex justify-center py-8">
      <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {favouriteMessages.more}
      </Button>
    </div>
  );
}
