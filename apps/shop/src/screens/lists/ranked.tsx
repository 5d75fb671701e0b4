import type { ProductCard as Product } from '@tonalia/contract/products';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { ProductRow } from '../../features/product-card/product-row.tsx';
import { listMessages as words } from '../../messages/lists.es-CO.ts';

/** Up to this rank, products are numbered rows. */
const LAST_ROW = 10;

const numbered =
  '[&>li]:before:w-7 [&>li]:before:shrink-0 [&>li]:before:text-center [&>li]:before:font-display [&>li]:before:text-h2 [&>li]:before:text-text-2 [&>li]:before:content-[counter(place)] [&>li]:[counter-increment:place]';

/** The products after the first `after`: rows to order from, then a grid. */
export function Ranked({ products, after }: { products: readonly Product[]; after: number }) {
  return (
    <>
      <ol
        start={after + 1}
        aria-label={words.ranked}
        className={`lg:columns-2 lg:gap-10 [&>li]:break-inside-avoid ${numbered}`}
        style={{ counterReset: `place ${after}` }}
      >
        {products.slice(after, LAST_ROW).map((product) => (
          <ProductRow key={product._id} product={product} />
        ))}
      </ol>
      {products.length > LAST_ROW && (
        <ul className="mt-6 grid two-columns gap-x-3 gap-y-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5 lg:gap-y-7 2xl:grid-cols-5">
          {products.slice(LAST_ROW).map((product) => (
            <li key={product._id} className="min-w-0">
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
