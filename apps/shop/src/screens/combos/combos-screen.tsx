import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Chip } from '@tonalia/ui/chip';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Icon } from '@tonalia/ui/icon';
import { iconButtonClass } from '@tonalia/ui/icon-button';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { Suspense, lazy, useState } from 'react';
import { combosQuery } from '../../api/queries/combos.ts';
import type { ComboCard as Combo } from '../../api/queries/combos.ts';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { comboMessages } from '../../messages/combos.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { ComboCard } from './combo-card.tsx';

const ComboSheet = lazy(() =>
  import('../../features/combo/combo-sheet.tsx').then((it) => ({ default: it.ComboSheet })),
);

const grid = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5';

/** Combos as cards; a combo with choices opens a sheet. */
export function CombosScreen() {
  const list = useInfiniteQuery(combosQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const [opened, setOpened] = useState<{ combo: Combo; isOpen: boolean } | null>(null);
  const all = list.data?.pages.flatMap(({ results }) => inStockFirst(results)) ?? [];
  const categories = [...new Set(all.map(({ category }) => category.name))];
  const category = chosen !== null && categories.includes(chosen) ? chosen : null;
  const combos = all.filter((one) => category === null || one.category.name === category);
  return (
    <>
      <MobileBar title={comboMessages.title} fallback={paths.home()}>
        <RouteLink href={paths.searching()} aria-label={messages.shell.search} className={iconButtonClass()}>
          <Icon name="search" size="lg" />
        </RouteLink>
        <CartLink />
      </MobileBar>
      <div className="page-wrap w-full pb-8 lg:pt-7">
        <div className="mb-4.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="max-lg:hidden">
            <h1 tabIndex={-1} className="text-h1 outline-none">
              {comboMessages.title}
            </h1>
            <p className="text-text-2">{comboMessages.slogan}</p>
          </div>
          {categories.length > 1 && <Categories names={categories} chosen={category} onChoose={setChosen} />}
        </div>
        {list.isPending && <CombosSkeleton />}
        {list.isError && all.length === 0 && (
          <ErrorBlock
            className="py-8"
            title={comboMessages.failed}
            text={list.error.message}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.isSuccess && all.length === 0 && <Nothing />}
        <ul className={grid}>
          {combos.map((combo, at) => (
            <li key={combo._id} className="min-w-0">
              <ComboCard combo={combo} eager={at < 2} onChoose={() => setOpened({ combo, isOpen: true })} />
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <div className="flex justify-center py-8">
            <Button variant="secondary" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {comboMessages.more}
            </Button>
          </div>
        )}
      </div>
      <Suspense>
        {opened && (
          <ComboSheet
            key={opened.combo._id}
            open={opened.isOpen}
            name={opened.combo.name}
            productId={opened.combo._id}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        )}
      </Suspense>
    </>
  );
}

/** Moves combos without stock to the end of the page. */
const inStockFirst = (combos: readonly Combo[]): Combo[] =>
  combos.toSorted((a, b) => Number(a.stock < a.minQuantity) - Number(b.stock < b.minQuantity));

interface CategoriesProps {
  names: readonly string[];
  chosen: string | null;
  onChoose: (name: string | null) => void;
}

function Categories({ names, chosen, onChoose }: CategoriesProps) {
  return (
    <div
      role="group"
      aria-label={comboMessages.categories}
      className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:px-0.5"
    >
      <Chip strong selected={chosen === null} onToggle={() => onChoose(null)}>
        {comboMessages.all}
      </Chip>
      {names.map((name) => (
        <Chip key={name} strong selected={chosen === name} onToggle={(on) => onChoose(on ? name : null)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}

const Nothing = () => (
  <Empty
    className="py-8"
    title={comboMessages.none}
    text={comboMessages.noneHelp}
    action={
      <RouteLink href={paths.offers()} className={buttonClass({ variant: 'secondary' })}>
        {comboMessages.explore}
      </RouteLink>
    }
  />
);

const CombosSkeleton = () => (
  <Loading label={messages.shell.loading} className={grid}>
    {Array.from({ length: 6 }, (_, at) => (
      <Skeleton key={at} className="h-95 rounded-3xl" />
    ))}
  </Loading>
);
