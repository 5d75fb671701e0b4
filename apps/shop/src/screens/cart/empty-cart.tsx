import { useQuery } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import { buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { Tira } from '@tonalia/ui/tira';
import { shelvesQuery } from '../../api/queries/queries.ts';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { Shelf } from '../../features/shelf/shelf.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { paths } from '../../paths.ts';

/** The empty cart: links to the last orders, and the best sellers. */
export function EmptyCart() {
  const { data: shelves = [] } = useQuery(shelvesQuery);
  const products = shelves.find(({ key }) => key === 'bestsellers')?.products ?? [];
  return (
    <div className="page-wrap w-full pb-10">
      {/* On a phone the bar above has the heading. */}
      <h1 tabIndex={-1} className="sr-only max-lg:hidden">
        {cartMessages.title}
      </h1>
      <div className="flex flex-col items-center pt-13 pb-8 text-center">
        <Tira className="w-[148px]" height={112} gap={6} />
        <h2 className="mt-7 text-h1 text-[1.625rem]!">{cartMessages.empty}</h2>
        <RouteLink href={paths.orderHistory()} className={buttonClass({ size: 'lg', className: 'mt-5' })}>
          <Icon name="history" />
          {literals.reorder}
        </RouteLink>
      </div>
      {products.length > 0 && (
        <Shelf title={cartMessages.bestsellers} all={paths.search({ sort: 'bestsellers' })}>
          {products.map((product) => (
            <ProductCard key={product._id} product={product} sizes="144px" />
          ))}
        </Shelf>
      )}
    </div>
  );
}
