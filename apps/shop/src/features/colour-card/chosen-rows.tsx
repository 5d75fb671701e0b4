import { allOfStock, overStock } from '@tonalia/contract/literals.es-CO';
import type { Product, Version } from '@tonalia/contract/products';
import { formatPesos } from '@tonalia/rules/money';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { Swatch } from '@tonalia/ui/swatch';
import type { ReactNode } from 'react';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import { dayAndMonth, nextDispatch } from './choice.ts';
import { toneOf } from './shades.ts';
import type { ShadeChoice } from './use-choice.ts';

/** The chosen shades as rows with steppers, for the review in the card and for the product page. */
export function ChosenRows({
  product,
  choice,
  onChange = choice.setUnits,
  beside,
}: {
  product: Product;
  choice: ShadeChoice;
  onChange?: (code: string, units: number) => void;
  /** Rendered before the stepper of a shade. */
  beside?: (version: Version, name: string) => ReactNode;
}) {
  const day = dayAndMonth(product.dispatchDate) ?? '';
  return (
    <ul>
      {choice.lines.map(({ version, units, quantity, quantityPresale }) => {
        const name = toneOf(version) ?? product.name;
        const most = choice.most(version);
        return (
          <li
            key={version.code}
            className="flex flex-wrap items-center justify-end gap-x-3 border-t border-line py-[9px] first:border-0"
          >
            {version.color?.color && <Swatch size={48} color={version.color.color} />}
            <span className="min-w-0 flex-1 basis-16">
              <b className="block text-label">{name}</b>
              <span className="block text-small text-text-3">{shadeMessages.each(formatPesos(version.price))}</span>
              {quantityPresale > 0 && (
                <span className="block text-small text-info">
                  {quantity > 0
                    ? shadeMessages.split(quantity, nextDispatch(), quantityPresale, day)
                    : shadeMessages.presale(day)}
                </span>
              )}
            </span>
            {beside?.(version, name)}
            <QuantityStepper
              look="outline"
              removable
              editable
              label={name}
              value={units}
              step={product.minQuantity}
              max={most}
              limitText={allOfStock(most)}
              messages={{ aboveMax: overStock(most) }}
              onChange={(next) => onChange(version.code, next)}
            />
          </li>
        );
      })}
    </ul>
  );
}
