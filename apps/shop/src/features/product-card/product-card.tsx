import type { ProductCard as Product } from '@tonalia/contract/products';
import { formatPesos } from '@tonalia/rules/money';
import { ProductBadges } from '@tonalia/ui/badge';
import { Price } from '@tonalia/ui/price';
import { Swatch } from '@tonalia/ui/swatch';
import { Tile } from '@tonalia/ui/tile';
import type { ReactNode } from 'react';
import { useLineQuantity } from '../../api/cart-sync/shown/use-cart.ts';
import { withColourCard } from '../../navigation/open-colour-card.ts';
import { FavouriteHeart } from '../../components/favourite-heart.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';
import { AddControl } from './add-control.tsx';
import { howToAdd, lineOf, unitPriceText } from './quantity-of.ts';

export interface ProductCardProps {
  product: Product;
  /** Above the fold: its picture is loaded first. */
  eager?: boolean;
  /** Replaces the product's own badge: "Bajó $ 3.200". */
  badge?: ReactNode;
  /** The `sizes` of the picture; default for two columns on a phone. The widths that pictures are served in are far apart: on a desktop the same one fits. */
  sizes?: string;
}

/** A product in a grid or on a shelf. The card links to its page; the button in its corner adds it. */
export function ProductCard({
  product,
  eager = false,
  badge,
  sizes = '(width < 48rem) 39vw, 200px',
}: ProductCardProps) {
  const isSoldOut = product.stock <= 0 && product.presaleLeft <= 0;
  const line = lineOf(product);
  const hasStepper = useLineQuantity(line) > 0 && howToAdd(product) === 'add';
  return (
    <article className="group relative flex min-w-0 flex-col">
      <Tile
        tint={product.tile}
        soldOut={isSoldOut}
        className="mb-2.5 w-full"
        overlay={
          <span className="absolute top-2 right-12 left-2 z-1 flex flex-wrap gap-1">
            {badge}
            <ProductBadges
              soldOut={isSoldOut}
              presale={product.is_PreSales && !isSoldOut}
              topSeller={badge === undefined && product.is_top_seller}
              isNew={badge === undefined && product.is_new}
            />
          </span>
        }
      >
        <Picture
          image={product.image}
          alt=""
          sizes={sizes}
          eager={eager}
          className={
            hasStepper
              ? 'size-full -translate-y-[12%] scale-[.86] object-contain transition-transform'
              : 'size-full object-contain transition-transform'
          }
        />
      </Tile>
      <Price
        now={product.price}
        was={product.originalPrice}
        percent={product.discount?.percent}
        unitPrice={unitPriceText(product, formatPesos)}
        alignRows
      />
      <h3 className="mt-1.5 mb-0.5 line-clamp-3 text-[0.875rem] leading-[1.32] font-[550] text-balance">
        <RouteLink href={hrefOf(product)} className="after:absolute after:inset-0 after:rounded-tile">
          {product.name}
        </RouteLink>
      </h3>
      <p className="text-[0.78125rem] leading-[1.3] font-medium text-text-3">{product.manufacturer.name}</p>
      <Tones product={product} />
      <div className="pointer-events-none absolute inset-x-0 top-0 flex aspect-square items-end justify-end p-2 [&>*]:pointer-events-auto [&>.widen]:flex-1">
        <AddControl product={product} />
      </div>
      <FavouriteHeart
        productId={product._id}
        versionCode={null}
        name={product.name}
        className="absolute! top-0 right-0 rounded-full! text-on-tab/60"
        onColor="text-guayaba-600!"
      />
    </article>
  );
}

/** The address of the product; with the colour card open at the shade that a search matched. */
function hrefOf(product: Product): string {
  const { _id, matched } = product;
  const page = paths.product(product);
  return matched && howToAdd(product) === 'shades' ? withColourCard(page, _id, matched.code) : page;
}

/** The shade a search matched, else the first tones and the number of others. */
function Tones({ product }: { product: Product }) {
  const { matched, tones, tonesTotal } = product;
  if (matched) {
    return (
      <p className="mt-[7px] flex items-center gap-1.5 text-[0.75rem] leading-none font-medium text-text-2">
        {matched.color && <Swatch color={matched.color} />}
        <span className="truncate">{matched.name}</span>
      </p>
    );
  }
  if (tones.length === 0) return null;
  const more = tonesTotal - tones.length;
  return (
    <p className="mt-[7px] flex items-center gap-[3px] text-[0.75rem] leading-none font-medium text-text-3">
      {tones.map((tone, at) => (
        <Swatch key={`${at}${tone}`} color={tone} />
      ))}
      {more > 0 && <span className="ml-[3px]">{messages.card.more(more)}</span>}
    </p>
  );
}
