import { formatPesos } from '@tonalia/rules/money';
import { priceName } from '@tonalia/ui/price';

/** The price and, struck through, the price of its parts bought separately. */
export function ComboPrice({ price, apart }: { price: number; apart: number | null }) {
  const isCheaper = apart !== null && apart > price;
  return (
    <p className="leading-tight">
      <span className="sr-only">{priceName(price, isCheaper ? apart : price, undefined)}</span>
      {isCheaper && (
        <s aria-hidden="true" className="block text-small text-text-3">
          {formatPesos(apart)}
        </s>
      )}
      <b aria-hidden="true" className="block text-[1.25rem] font-bold">
        {formatPesos(price)}
      </b>
    </p>
  );
}
