import type { Facets, Manufacturer, ProductCard } from '@tonalia/contract/products';
import { Carousel } from '@tonalia/ui/carousel';
import { Icon } from '@tonalia/ui/icon';
import { sheen } from '@tonalia/ui/sheen';
import { useColourCard } from '../../navigation/open-colour-card.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { brandMessages } from '../../messages/brands.es-CO.ts';
import { listingMessages } from '../../messages/listing.es-CO.ts';
import { paths } from '../../paths.ts';

/** Buttons that open the colour cards of a brand, each with its first tones. */
export function ColourCards({ products }: { products: readonly ProductCard[] }) {
  const { openColourCard } = useColourCard();
  return (
    <section className="page-wrap w-full pt-4 lg:pt-6">
      <h2 className="mb-3.5 text-h2 max-lg:sr-only">{brandMessages.colourCards}</h2>
      <Carousel label={brandMessages.colourCards} itemClassName="w-53 lg:w-[calc((100%-2.5rem)/3)]">
        {products.map(({ _id, name, tones, tonesTotal }) => (
          <button
            key={_id}
            type="button"
            aria-haspopup="dialog"
            className="pressable block size-full overflow-hidden rounded-tile text-left inset-ring inset-ring-line"
            onClick={() => openColourCard(_id)}
          >
            <span aria-hidden="true" className="flex h-14.5 lg:h-16">
              {tones.map((tone, at) => (
                <span key={`${at}${tone}`} className="flex-1" style={{ background: sheen(tone) }} />
              ))}
            </span>
            <span className="flex items-center gap-2 px-3.5 py-3">
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 text-label">{name}</span>
                <span className="block text-small text-text-2">{brandMessages.tones(tonesTotal)}</span>
              </span>
              <Icon name="swatches" className="text-brand-text" />
            </span>
          </button>
        ))}
      </Carousel>
    </section>
  );
}

/** The product lines of a brand, as a filter. */
export function BrandLines({
  brand,
  lines,
  current,
}: {
  brand: Manufacturer;
  lines: Facets['categories'];
  current: string | undefined;
}) {
  const all = [{ _id: undefined, name: listingMessages.all }, ...lines];
  return (
    <nav aria-label={brandMessages.linesOf(brand.name)} className="page-wrap mt-3.5 w-full max-lg:mb-4">
      <ul className="no-scrollbar -mx-4 flex gap-x-6 overflow-x-auto border-b border-line px-4 lg:mx-0 lg:flex-wrap lg:px-0">
        {all.map(({ _id, name }) => (
          <li key={_id ?? ''}>
            <RouteLink
              href={paths.manufacturer(brand, { categoryId: _id })}
              replace
              keepScroll
              aria-current={_id === current ? 'page' : undefined}
              className="-mb-px flex h-12 min-w-11 items-center border-b-[2.5px] border-transparent text-[0.9375rem] font-semibold whitespace-nowrap text-text-2 -outline-offset-2 hover:text-text aria-[current]:border-brand aria-[current]:text-text"
            >
              {name}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
