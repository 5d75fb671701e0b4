import { literals } from '@tonalia/contract/literals.es-CO';
import { formatPesos } from '@tonalia/rules/money';
import { Button } from '@tonalia/ui/button';
import type { ReactNode } from 'react';
import { optionMessages } from '../../messages/options.es-CO.ts';
import { productMessages } from '../../messages/product.es-CO.ts';

export interface BuyBarProps {
  units: number;
  total: number;
  isSoldOut: boolean;
  isAdding: boolean;
  /** The text of the button while it is enabled. */
  label?: string;
  /** Why the button is disabled. */
  reason?: string | undefined;
  /** Rendered after the button on a desktop. */
  after?: ReactNode;
  onAdd: () => void;
}

/** Units, total and the button: at the bottom of a phone's screen, in the buy box of a desktop. */
export function BuyBar({
  units,
  total,
  isSoldOut,
  isAdding,
  label = literals.addToCart,
  reason,
  after,
  onAdd,
}: BuyBarProps) {
  return (
    <div className="border-t border-line bg-surface max-lg:fixed low:static! max-lg:inset-x-safe max-lg:bottom-0 max-lg:z-tabbar max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(12px,var(--safe-bottom))] lg:mt-5 lg:bg-transparent lg:pt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div aria-live="polite">
          <p className="text-small text-text-3">{optionMessages.units(units)}</p>
          <p className="text-[1.25rem] leading-[1.2] font-bold lg:font-display lg:text-[1.5rem] lg:leading-[1.1] lg:font-[680] lg:tracking-[-0.02em]">
            {formatPesos(total)}
          </p>
        </div>
        <Button
          size="lg"
          className="flex-1 [&_svg]:max-lg:hidden"
          icon="bag"
          loading={isAdding}
          disabledReason={isSoldOut ? productMessages.soldOut : reason}
          onClick={onAdd}
        >
          {isSoldOut ? productMessages.soldOut : label}
        </Button>
        <span className="max-lg:hidden">{after}</span>
      </div>
    </div>
  );
}
