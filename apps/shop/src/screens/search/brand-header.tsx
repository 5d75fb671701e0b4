import type { Manufacturer, ProductCard } from '@tonalia/contract/products';
import { Breadcrumbs } from '@tonalia/ui/breadcrumbs';
import { Icon } from '@tonalia/ui/icon';
import { iconButtonClass } from '@tonalia/ui/icon-button';
import { brandLook } from '../../features/brand-tile/brand-look.ts';
import { CartLink } from '../../features/cart-link/cart-link.tsx';
import { BackButton } from '../../features/mobile-bar/mobile-bar.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { brandMessages } from '../../messages/brands.es-CO.ts';
import { messages } from '../../messages/es-CO.ts';
import { listingMessages } from '../../messages/listing.es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';

/** Vertical offsets, so that the packs do not line up. */
const drop = ['', 'translate-y-1', '', 'translate-y-2', 'translate-y-1'];

/** A brand in its own colours: name, number of products, and its first products in a row. */
export function BrandHeader({ brand, products }: { brand: Manufacturer; products: readonly ProductCard[] }) {
  return (
    <div className="lg:page-wrap lg:w-full lg:pt-6">
      <header
        className="overflow-hidden bg-surface-2 text-text lg:grid lg:h-70.5 lg:grid-cols-[minmax(0,1fr)_640px] lg:items-center lg:rounded-sheet lg:pl-12"
        style={brandLook(brand)}
      >
        <div className="flex h-15 items-center pr-2 pl-1 lg:hidden">
          <BackButton fallback={paths.manufacturers()} className="mr-auto" />
          <RouteLink href={paths.searching()} aria-label={messages.shell.search} className={iconButtonClass()}>
            <Icon name="search" size="lg" />
          </RouteLink>
          <CartLink />
        </div>
        <div className="px-5 pb-2 lg:p-0">
          <Breadcrumbs className="mb-3.5 text-inherit! [&_li]:text-inherit!">
            <RouteLink href={paths.manufacturers()}>{brandMessages.title}</RouteLink>
            {brand.name}
          </Breadcrumbs>
          <h1
            tabIndex={-1}
            className="font-display text-[2.125rem] leading-none font-[760] tracking-[-0.035em] wrap-break-word outline-none lg:text-[3.75rem]"
          >
            {brand.name}
          </h1>
          <p className="mt-2.5 lg:text-[1rem]">{listingMessages.products(brand.products)}</p>
        </div>
        <div
          aria-hidden="true"
          className="flex h-40 items-end justify-center overflow-hidden sm:h-48 lg:h-full lg:items-center lg:pt-16"
        >
          {products.slice(0, 5).map(({ _id, image }, at) => (
            <span
              key={_id}
              className={`-mx-4 size-32 shrink-0 last:max-lg:hidden lg:-mx-7 lg:size-46 ${drop[at] ?? ''}`}
            >
              <Picture image={image} alt="" eager={at < 3} sizes="(width < 64rem) 128px, 184px" />
            </span>
          ))}
        </div>
      </header>
    </div>
  );
}
