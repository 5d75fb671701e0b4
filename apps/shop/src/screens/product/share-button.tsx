import type { Product } from '@tonalia/contract/products';
import { IconButton } from '@tonalia/ui/icon-button';
import { apiAddress } from '../../api/http/transport.ts';
import { productMessages } from '../../messages/product.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { paths } from '../../paths.ts';

/** The address of a product as anybody may have it: without the campaign of this visit, and of the shop, not of the phone. */
const addressOf = (product: Product): string => new URL(paths.product(product), apiAddress('')).href;

/** Hands the product on: by what the device shares with, else by copying its address. */
export function ShareButton({ product, className }: { product: Product; className?: string }) {
  async function share() {
    const url = addressOf(product);
    if (typeof navigator.share === 'function') {
      // Closing the list of what to share with is no failure.
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
