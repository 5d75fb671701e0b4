import { useSuspenseQuery } from '@tanstack/react-query';
import type { Category } from '@tonalia/contract/products';
import { Breadcrumbs } from '@tonalia/ui/breadcrumbs';
import { Icon } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { categoriesQuery } from '../../api/queries/queries.ts';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { Listing } from '../../features/listing/listing.tsx';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { RouteLink, useGo } from '../../navigation/link.tsx';
import { categoryMessages } from '../../messages/brands.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { goneMessages } from '../../messages/gone.es-CO.ts';
import { listingMessages } from '../../messages/listing.es-CO.ts';
import { paths } from '../../paths.ts';
import type { ListingFilters } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';
import { findCategory } from './find-category.ts';
import { NotFoundBlock } from './not-found-block.tsx';

const tints = [
  'bg-tile-mantequilla',
  'bg-tile-salvia',
  'bg-tile-malva',
  'bg-tile-niebla',
  'bg-tile-rubor',
  'bg-tile-piedra',
];

/** The products of a category, with links to its subcategories. */
export function CategoryScreen({ categoryId, filters }: { categoryId: string; filters: ListingFilters }) {
  const { data: categories } = useSuspenseQuery(categoriesQuery);
  const go = useGo();
  const found = findCategory(categories, categoryId);
  if (found === null) return <CategoryGone />;
  const { parent, current } = found;
  const { name } = current;
  return (
    <>
      <MobileBar title={name} fallback={paths.categories()}>
        <IconButton
          icon="search"
          iconSize="lg"
          label={messages.shell.search}
          tip="none"
          onClick={() => go(paths.searching())}
        />
        <CartLink />
      </MobileBar>
      <Listing
        listing={{ ...filters, categoryId }}
        hrefFor={(changed) => paths.category(current, withoutCategory(changed))}
        card={(product, isEager) => <ProductCard product={product} eager={isEager} />}
        band={
          <div className="page-wrap w-full lg:pt-5">
            <Breadcrumbs>
              <RouteLink href={paths.homeCustomer()}>{messages.shell.home}</RouteLink>
              {current !== parent && <RouteLink href={paths.category(parent)}>{parent.name}</RouteLink>}
              {name}
            </Breadcrumbs>
            <h1 tabIndex={-1} className="mb-3 text-h1 outline-none max-lg:hidden">
              {name}
            </h1>
            {parent.children.length > 0 && <Parts {...found} />}
          </div>
        }
      />
    </>
  );
}

/** Shown when the category does not exist, or has no products. */
export function CategoryGone() {
  return (
    <NotFoundBlock
      title={goneMessages.category}
      text={categoryMessages.goneHelp}
      way={categoryMessages.seeAll}
      href={paths.categories()}
    />
  );
}

function withoutCategory({
  categoryId: _,
  ...filters
}: ListingFilters & { categoryId?: string | undefined }): ListingFilters {
  return filters;
}

function Parts({ parent, current }: { parent: Category; current: { _id: string } }) {
  const parts = [{ ...parent, name: listingMessages.all }, ...parent.children];
  return (
    <nav
      aria-label={parent.name}
      className="no-scrollbar -mx-4 mb-4 flex gap-4 overflow-x-auto px-4 py-1 lg:-mx-1 lg:px-1"
    >
      {parts.map((part, at) => (
        <RouteLink
          key={part._id}
          href={paths.category(at === 0 ? parent : part)}
          replace
          aria-current={part._id === current._id ? 'page' : undefined}
          className="group flex min-w-[72px] shrink-0 flex-col items-center gap-1.5 text-center text-[0.8125rem] leading-[1.25] font-semibold whitespace-nowrap text-text-2 aria-[current]:text-text lg:min-w-21"
        >
          <span
            className={`flex size-15 items-center justify-center rounded-full p-2 outline-offset-2 outline-brand group-aria-[current]:outline-2 lg:size-18 ${at === 0 ? 'bg-brand-soft text-brand-text' : tints[at % tints.length]}`}
          >
            {at === 0 ? <Icon name="grid" size="lg" /> : <Picture image={part.image} alt="" small sizes="56px" />}
          </span>
          {part.name}
        </RouteLink>
      ))}
    </nav>
  );
}
