import type { Product } from '@tonalia/contract/products';
import { Carousel } from '@tonalia/ui/carousel';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { productMessages } from '../../messages/product.es-CO.ts';
import { RecentlySeen } from './recently-seen.tsx';

/** Other products, below the product's details. */
export function Below({ product }: { product: Product }) {
  return (
    <>
      <Related products={product.related} />
      <RecentlySeen product={product} />
    </>
  );
}

function Related({ products }: { products: Product['related'] }) {
  if (products.length === 0) return null;
  return (
    <section className="pt-11">
      <h2 className="mb-4 text-h2">{productMessages.usedWith}</h2>
      <Carousel label={productMessages.usedWith} itemClassName="w-41 lg:w-[calc((100%-80px)/5)]">
        {products.map((one) => (
          <ProductCard key={one._id} product={one} sizes="144px" />
        ))}
      </Carousel>
    </section>
  );
}
