import { buttonClass } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { BackButton } from '../../features/mobile-bar/mobile-bar.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { goneMessages } from '../../messages/gone.es-CO.ts';
import { productGoneMessages } from '../../messages/product-gone.es-CO.ts';
import { paths } from '../../paths.ts';

/** Shown when the product does not exist, or no longer. */
export function ProductGone() {
  return (
    <div className="page-wrap w-full pb-16 lg:pt-16">
      <BackButton className="my-2 -ml-3 lg:hidden" />
      <Empty
        heading="h1"
        title={goneMessages.product}
        text={productGoneMessages.help}
        action={
          <RouteLink href={paths.bestsellers()} className={buttonClass({ variant: 'secondary' })}>
            {productGoneMessages.explore}
          </RouteLink>
        }
      />
    </div>
  );
}
