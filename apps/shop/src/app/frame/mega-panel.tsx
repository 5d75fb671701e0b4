import { useInfiniteQuery } from '@tanstack/react-query';
import type { Category, ProductCard } from '@tonalia/contract/products';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { priceName } from '@tonalia/ui/price';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { Tile } from '@tonalia/ui/tile';
import { listingQuery } from '../../api/queries/queries.ts';
import { FamilyLinks } from '../../features/category/family-links.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { categoryMessages as texts } from '../../messages/brands.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';

const BRANDS = 4;
const TOP = 4;
/** A row of them. */
const FAMILIES = 8;
const label = 'mb-1.5 text-small font-semibold text-text-2';
const line = 'flex min-h-9 items-center font-medium hover:underline';

/** The contents of a category: subcategories, brands, colour families and best sellers. */
export function MegaPanel({ category, onLeave }: { category: Category; onLeave: () => void }) {
  const top = useInfiniteQuery(listingQuery({ categoryId: category._id, sort: 'bestsellers' }));
  const first = top.data?.pages[0];
  const brands = first?.facets?.manufacturers.slice(0, BRANDS) ?? [];
  const families = first?.facets?.colorFamilies.slice(0, FAMILIES) ?? [];
  return (
    <div className="grid min-h-[inherit] grid-cols-[minmax(0,1fr)_270px]">
      <div className="px-7.5 py-6.5">
        <div className="mb-3 flex items-center justify-between gap-4">
          <h2 className="text-h2">{category.name}</h2>
          <RouteLink
            href={paths.category(category)}
            onClick={onLeave}
            aria-label={texts.partsOf(category.name)}
            className="flex min-h-11 items-center gap-1.5 text-label text-brand-text hover:underline"
          >
            {texts.all}
            <Icon name="arrow-right" size="sm" />
          </RouteLink>
        </div>
        <div className="grid grid-cols-3 gap-5">
          <section aria-label={texts.parts} className="col-span-2">
            <h3 className={label}>{texts.parts}</h3>
            <ul className="columns-2 gap-5">
              {category.children.map((part) => (
                <li key={part._id} className="break-inside-avoid">
                  <RouteLink href={paths.category(part)} onClick={onLeave} className={line}>
                    {part.name}
                  </RouteLink>
                </li>
              ))}
            </ul>
          </section>
          <section aria-label={texts.brands}>
            <h3 className={label}>{texts.brands}</h3>
            <ul>
              {brands.map((brand) => (
                <li key={brand._id}>
                  <RouteLink
                    href={paths.category(category, { manufacturerId: brand._id })}
                    onClick={onLeave}
                    className={line}
                  >
                    {brand.name}
                  </RouteLink>
                </li>
              ))}
              <li>
                <RouteLink href={paths.manufacturers()} onClick={onLeave} className={line}>
                  {texts.allBrands}
                </RouteLink>
              </li>
            </ul>
          </section>
        </div>
        {families.length > 0 && (
          <section className="mt-5">
            <h3 className={label}>{texts.family}</h3>
            <FamilyLinks
              category={category}
              families={families}
              onLeave={onLeave}
              className="grid grid-cols-8 gap-x-1.5 gap-y-3"
            />
          </section>
        )}
      </div>
      <section aria-label={texts.bestsellers} className="border-l border-line px-6.5 pt-6.5 pb-5">
        <h3 className={label}>{texts.bestsellers}</h3>
        {top.isPending ? (
          <Loading label={messages.shell.loading} className="grid gap-3">
            {Array.from({ length: TOP }, (_, at) => (
              <Skeleton key={at} className="h-15.5 rounded-control" />
            ))}
          </Loading>
        ) : (
          <ul className="grid gap-3">
            {first?.results.slice(0, TOP).map((product) => (
              <TopProduct key={product._id} product={product} onLeave={onLeave} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function TopProduct({ product, onLeave }: { product: ProductCard; onLeave: () => void }) {
  return (
    <li>
      <RouteLink href={paths.product(product)} onClick={onLeave} className="flex items-center gap-3 rounded-control">
        <Tile tint={product.tile} className="w-15.5 rounded-[16px]">
          <Picture image={product.image} alt="" small sizes="55px" />
        </Tile>
        <span className="min-w-0 flex-1">
          <span className="sr-only">{priceName(product.price, product.originalPrice, product.discount?.percent)}</span>
          <span aria-hidden="true" className="flex items-baseline gap-1.5">
            <b className="text-price">{formatPesos(product.price)}</b>
            {product.discount && (
              <span className="text-small font-[650] text-brand-text">{`-${product.discount.percent}%`}</span>
            )}
          </span>
          <span className="line-clamp-2 text-small text-text-2">{product.name}</span>
        </span>
      </RouteLink>
    </li>
  );
}
