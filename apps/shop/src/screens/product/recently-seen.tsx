import type { Product } from '@tonalia/contract/products';
import { Carousel } from '@tonalia/ui/carousel';
import { Tile } from '@tonalia/ui/tile';
import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../api/session/session.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { productMessages } from '../../messages/product.es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';
import { ownerOf, otherSeenProducts } from './seen-products.ts';

const never = () => () => {};

/** Recently viewed products. They are stored on this device only, so the server does not render them. */
export function RecentlySeen({ product }: { product: Product }) {
  const owner = ownerOf(useSession());
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const seen = useMemo(
    () => (isInBrowser ? otherSeenProducts(owner, product._id) : []),
    [isInBrowser, owner, product._id],
  );
  if (seen.length === 0) return null;
  return (
    <section className="pt-11">
      <h2 className="mb-4 text-h2">{productMessages.seen}</h2>
      <Carousel label={productMessages.seen} itemClassName="w-30 lg:w-[calc((100%-140px)/8)]">
        {seen.map((one) => (
          <RouteLink key={one._id} href={paths.product(one)} className="block">
            <Tile tint={one.tile} className="mb-2 w-full">
              <Picture image={one.image} alt="" sizes="140px" />
            </Tile>
            <span className="line-clamp-2 text-[0.8125rem] leading-[1.3] font-[550]">{one.name}</span>
            <span className="block truncate text-micro font-medium text-text-3">{one.brand}</span>
          </RouteLink>
        ))}
      </Carousel>
    </section>
  );
}
