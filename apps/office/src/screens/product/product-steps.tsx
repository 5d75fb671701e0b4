import { useNavigate } from '@tanstack/react-router';
import { OutlineButton } from '../../components/outline-button.tsx';
import { useKeys } from '../../components/use-keys.ts';
import type { ProductSearch } from '../../features/cell-edits/products-search.ts';
import { productTexts as texts } from '../../messages/product.es-CO.ts';
import { type Neighbour, useNeighbours } from './use-neighbours.ts';

/** The way to the products before and after this one in the list, also by K and J; nothing for a product that the list has not. */
export function ProductSteps({ productId, search }: { productId: string; search: ProductSearch }) {
  const navigate = useNavigate();
  const { isListed, previous, next } = useNeighbours(productId, search);
  const stepTo = (to: Neighbour | undefined) =>
    to &&
    (() =>
      void navigate({
        to: '/productos/$productId',
        params: { productId: to.productId },
        search: { ...search, pagina: to.pagina },
      }));
  const [back, on] = [stepTo(previous), stepTo(next)];
  useKeys({ k: back, j: on });
  if (!isListed) return null;
  return (
    <span className="flex gap-2.5 max-lg:hidden">
      <OutlineButton icon="chevron-up" label={texts.previous} disabled={!back} onClick={back} />
      <OutlineButton icon="chevron-down" label={texts.next} disabled={!on} onClick={on} />
    </span>
  );
}
