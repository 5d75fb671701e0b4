import type { Product } from '@tonalia/contract/products';
import { formatPesos } from '@tonalia/rules/money';
import { Badge, ProductBadges } from '@tonalia/ui/badge';
import { priceName } from '@tonalia/ui/price';
import { unitPriceText } from '../../features/product-card/quantity-of.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { productMessages } from '../../messages/product.es-CO.ts';
import { paths } from '../../paths.ts';
import { ShareButton } from './share-button.tsx';

export interface ShownPrice {
  price: number;
  originalPrice: number;
  discount: Product['discount'];
  /** The unit price of the chosen volume, else of the smallest. */
  unitPrice: Product['unitPrice'];
  /** The versions have different prices and none is chosen. */
  isFrom: boolean;
}

/** Badges, brand, name and price. */
export function Heading({ product, shown, isSoldOut }: { product: Product; shown: ShownPrice; isSoldOut: boolean }) {
  const { manufacturer } = product;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <ProductBadges
          soldOut={isSoldOut}
          presale={product.is_PreSales && !isSoldOut}
          topSeller={product.is_top_seller}
          isNew={product.is_new}
        />
        <RouteLink
          href={paths.manufacturer(manufacturer)}
          className="touch-area text-label text-brand-text hover:underline"
        >
          {manufacturer.name}
        </RouteLink>
        <ShareButton product={product} className="-my-2 -mr-2 ml-auto" />
      </div>
      <h1 tabIndex={-1} className="text-h1 text-[1.5625rem] outline-none lg:text-[2.25rem]">
        {product.name}
      </h1>
      <PriceLine shown={shown} />
    </>
  );
}

function PriceLine({ shown }: { shown: ShownPrice }) {
  const { price, originalPrice, discount, unitPrice, isFrom } = shown;
  const unit = isFrom ? null : unitPriceText({ unitPrice }, formatPesos);
  const hasOffer = originalPrice > price;
  return (
    <p className="mt-2.5 flex flex-wrap items-baseline gap-x-3">
      <span className="sr-only">{priceName(price, originalPrice, discount?.percent)}</span>
      <span aria-hidden="true" className="text-price-lg lg:text-[1.75rem]">
        {isFrom && <span className="mr-1.5 text-body text-text-2">{productMessages.from}</span>}
        {formatPesos(price)}
      </span>
      {hasOffer && (
        <s aria-hidden="true" className="text-[0.9375rem] font-medium text-text-3">
          {formatPesos(originalPrice)}
        </s>
      )}
      {hasOffer && discount && (
        <span aria-hidden="true">
          <Badge tone="discount">-{discount.percent}%</Badge>
        </span>
      )}
      {unit && <span className="text-small text-text-3">{unit}</span>}
    </p>
  );
}
