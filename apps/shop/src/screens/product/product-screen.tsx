import { useQuery } from '@tanstack/react-query';
import { ClientOnly } from '@tanstack/react-router';
import type { Product } from '@tonalia/contract/products';
import { Breadcrumbs } from '@tonalia/ui/breadcrumbs';
import { Carousel } from '@tonalia/ui/carousel';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Suspense, lazy } from 'react';
import { isMissing } from '../../api/api-error.ts';
import { productQuery } from '../../api/queries.ts';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { RouteLink } from '../../link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { productMessages } from '../../messages/product.es-CO.ts';
import { paths } from '../../paths.ts';
import { BuyBox } from './buy-box.tsx';
import { Details } from './details.tsx';
import { Gallery } from './gallery.tsx';
import { ProductGone } from './gone.tsx';
import { ComboBox } from './parts.ts';
import { ProductSkeleton } from './product-skeleton.tsx';

/** What this device remembers, so nothing of it is drawn by the server. A comfort: without a network the page does without it. */
const RecentlySeen = lazy(() =>
  import('./recently-seen.tsx').then(
    (it) => ({ default: it.RecentlySeen }),
    () => ({ default: () => null }),
  ),
);

/** A product: its pictures, its shades and volumes, its quantity, and the button that adds it. */
export function ProductScreen({ productId }: { productId: string }) {
  const { data: product, isError, error, isFetching, refetch } = useQuery(productQuery(productId));
  if (product) return <ProductPage key={product._id} product={product} />;
  if (!isError) return <ProductSkeleton />;
  if (isMissing(error)) return <ProductGone />;
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
  return (
    <div className="page-wrap w-full pb-36 lg:pb-11">
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
      <Related products={product.related} />
      <ClientOnly>
        <Suspense>
          <RecentlySeen product={product} />
        </Suspense>
      </ClientOnly>
    </div>
  );
}

function Related({ products }: { products: Product['related'] }) {
  if (products.length === 0) return null;
  return (
    <section className="pt-11">
      <h2 className="mb-4 text-h2">{productMessages.usedWith}</h2>
      <Carousel label={productMessages.usedWith} itemClassName="w-41 lg:w-[calc((100%-80px)/5)]">
        {products.map((one) => (
          <ProductCard key={one._id} product={one} sizes="(width < 64rem) 164px, 224px" />
        ))}
      </Carousel>
    </section>
  );
}
