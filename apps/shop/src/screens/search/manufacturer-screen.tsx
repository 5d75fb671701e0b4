import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Manufacturer } from '@tonalia/contract/products';
import { allManufacturersQuery } from '../../api/queries/brands.ts';
import { listingQuery } from '../../api/queries/queries.ts';
import type { Listing as ListingQuery } from '../../api/queries/queries.ts';
import { Listing } from '../../features/listing/listing.tsx';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { brandMessages } from '../../messages/brands.es-CO.ts';
import { goneMessages } from '../../messages/gone.es-CO.ts';
import { paths } from '../../paths.ts';
import type { ListingFilters } from '../../paths.ts';
import { BrandHeader } from './brand-header.tsx';
import { BrandLines, ColourCards } from './brand-lines.tsx';
import { NotFoundBlock } from './not-found-block.tsx';

interface ManufacturerScreenProps {
  manufacturerId: string;
  /** `categoryId` is the chosen product line. */
  filters: ListingFilters & { categoryId?: string | undefined };
}

/** A brand: its colours, its colour cards, its lines and their products. */
export function ManufacturerScreen({ manufacturerId, filters }: ManufacturerScreenProps) {
  const { data: brands } = useSuspenseQuery(allManufacturersQuery);
  const brand = brands.find(({ _id }) => _id === manufacturerId);
  return brand ? <Brand brand={brand} filters={filters} /> : <ManufacturerGone />;
}

/** Shown when the brand does not exist, or has no products. */
export function ManufacturerGone() {
  return (
    <NotFoundBlock
      title={goneMessages.brand}
      text={brandMessages.goneHelp}
      way={brandMessages.seeAll}
      href={paths.manufacturers()}
    />
  );
}

function Brand({ brand, filters }: { brand: Manufacturer; filters: ManufacturerScreenProps['filters'] }) {
  // Unfiltered: header and product lines do not change with a filter.
  const whole = useInfiniteQuery(listingQuery({ manufacturerId: brand._id })).data?.pages[0];
  const products = whole?.results ?? [];
  const lines = whole?.facets?.categories ?? [];
  const cards = products.filter(({ has_colors, tones }) => has_colors && tones.length > 0);
  return (
    <Listing
      listing={{ ...filters, manufacturerId: brand._id }}
      hrefFor={(changed) => paths.manufacturer(brand, { categoryId: filters.categoryId, ...withoutBrand(changed) })}
      hasBrands={false}
      hasRail={false}
      card={(product, isEager) => <ProductCard product={product} eager={isEager} />}
      band={
        <>
          <BrandHeader brand={brand} products={products} />
          {cards.length > 0 && <ColourCards products={cards} />}
          {lines.length > 1 && <BrandLines brand={brand} lines={lines} current={filters.categoryId} />}
        </>
      }
    />
  );
}

function withoutBrand({ manufacturerId: _, ...filters }: ListingQuery): ListingQuery {
  return filters;
}
