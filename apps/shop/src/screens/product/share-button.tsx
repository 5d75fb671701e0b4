import type { Product } from '@tonalia/contract/products';
import { IconButton } from '@tonalia/ui/icon-button';
import { apiAddress } from '../../api/http/transport.ts';
import { productMessages } from '../../messages/product.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { paths } from '../../paths.ts';

/** The shareable address of a product: without the campaign of this visit, and on the shop's domain, also in the phone app. */
const addressOf = (product: Product): string => new URL(paths.product(product), apiAddress('')).href;

/** Shares the product with the device's share sheet, else copies its address. */
export function ShareButton({ product, className }: { product: Product; className?: string }) {
  async function share() {
    const url = addressOf(product);
    if (typeof navigator.share === 'function') {
      // Closing the share sheet is not a failure.
      await navigator.share({ title: product.name, url }).catch(() => null);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => notify({ color: 'white', message: productMessages.copied }),
      () => notify({ color: 'orange', message: productMessages.notCopied }),
    );
  }
  return <IconButton icon="share" label={productMessages.share} className={className} onClick={() => void share()} />;
}
