import type { Product } from '@tonalia/contract/products';
import { SharePanel } from '../../components/share-panel/share-panel.tsx';
import type { CardShade } from './shades.ts';

/** Shares the card by a link, in the place of its shades. */
export const CardShare = ({ product, shades }: { product: Product; shades: readonly CardShade[] }) => (
  <div className="px-4 pb-6 lg:mx-auto lg:w-120">
    <SharePanel
      source={{ kind: 'card', productId: product._id }}
      title={product.name}
      lines={shades.length}
      colours={shades.map(({ color }) => color)}
    />
  </div>
);
