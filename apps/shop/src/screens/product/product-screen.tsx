import { useQuery } from '@tanstack/react-query';
import type { Product } from '@tonalia/contract/products';
import { Breadcrumbs } from '@tonalia/ui/breadcrumbs';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Suspense, useMemo } from 'react';
import { isMissing } from '../../api/http/api-error.ts';
import { productQuery } from '../../api/queries/queries.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { productMessages } from '../../messages/product.es-CO.ts';
import { paths } from '../../paths.ts';
import { BuyBox } from './buy-box.tsx';
import { Details } from './details.tsx';
import { Gallery } from './gallery.tsx';
import { Below, ComboBox, ProductGone, placeBelow } from './parts.ts';
import { ProductSkeleton } from './product-skeleton.tsx';
import { useSeen } from './seen-products.ts';

/** The page of a product: pictures, shades and volumes, quantity, and the button that adds it. */
export function ProductScreen({ productId }: { productId: string }) {
  const { data: product, isError, error, isFetching, refetch } = useQuery(productQuery(productId));
  if (product) return <ProductPage key={product._id} product={product} />;
  if (!isError) return <ProductSkeleton />;
  if (isMissing(error)) {
    return (
      <Suspense>
        <ProductGone />
      </Suspense>
    );
  }
  return (
    <ErrorBlock
      className="page-wrap py-16"
      title={messages.errors.loadFailed}
      text={messages.errors.cartIsSafe}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function ProductPage({ product }: { product: Product }) {
  useSeen(product);
  // Memoised by product, so that the server's HTML stays until the code is loaded.
  const below = useMemo(
    () => (
      <Suspense>
        <Below product={product} />
      </Suspense>
    ),
    [product],
  );
  return (
    <div className="page-wrap w-full pb-36 low:pb-8 lg:pb-11">
      <Breadcrumbs className="pt-5 pb-4">
        <RouteLink href={paths.home()}>{productMessages.home}</RouteLink>
        {product.breadcrumbs.map((category) => (
          <RouteLink key={category._id} href={paths.category(category)}>
            {category.name}
          </RouteLink>
        ))}
        {product.manufacturer.name}
      </Breadcrumbs>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_500px] lg:items-start lg:gap-13">
        <div className="-mx-4 md:-mx-6 lg:mx-0">
          <Gallery product={product} />
        </div>
        <Suspense fallback={<div className="min-h-100" />}>
          {product.assemblies.length > 0 ? <ComboBox product={product} /> : <BuyBox product={product} />}
        </Suspense>
      </div>
      <Details product={product} />
      <div ref={placeBelow}>{below}</div>
    </div>
  );
}
