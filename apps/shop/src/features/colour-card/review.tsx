import type { Product } from '@tonalia/contract/products';
import { Button } from '@tonalia/ui/button';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import { ChosenRows } from './chosen-rows.tsx';
import type { ShadeChoice } from './use-choice.ts';

/** 'Tonos elegidos': the selection as rows, and the button that empties it. */
export function Review({ product, choice, onEmpty }: { product: Product; choice: ShadeChoice; onEmpty: () => void }) {
  return (
    <div className="px-5 pb-5 lg:px-7">
      <ChosenRows product={product} choice={choice} />
      {choice.lines.length > 0 && (
        <Button variant="destructive" full className="mt-3" onClick={onEmpty}>
          {shadeMessages.empty}
        </Button>
      )}
    </div>
  );
}
