import type { OfficeProduct } from '@tonalia/contract/product-office';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { marginOf } from '@tonalia/rules/margin';
import { formatPesos } from '@tonalia/rules/money';
import { dealPrice } from '@tonalia/rules/price';
import { type TaxClass, taxClasses, taxRates } from '@tonalia/rules/tax';
import { classNames } from '@tonalia/ui/class-names';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { productTexts as texts } from '../../messages/product.es-CO.ts';
import type { EditedShade } from './edits.rules.ts';

export type OfferAndCostProps = { product: OfficeProduct; rows: readonly EditedShade[]; taxClass: TaxClass };

/** The offer in force with its price, and what a unit costs with the margin of the price to pay. Both are changed on pages of their own. */
export const OfferAndCost = memo(function OfferAndCost({ product: { offer }, rows, taxClass }: OfferAndCostProps) {
  const paid = rows.flatMap(({ price, cost }) =>
    price === null ? [] : [{ cost, price: offer ? dealPrice(price, termsOf(offer), 1) : price }],
  );
  const margins = paid.flatMap(({ price, cost }) =>
    cost === null ? [] : [marginOf({ price, cost, rate: taxRates[taxClass] })],
  );
  const lowest = Math.min(...margins);
  const costs = paid.flatMap(({ cost }) => cost ?? []);
  if (paid.length === 0) return null;
  return (
    <>
      <div className="min-w-0">
        <Field
          small
          className={classNames('max-w-none!', offer && '[&_input]:font-semibold [&_input]:text-brand-text')}
          label={texts.offer}
          readOnly
          value={
            offer ? `−${offer.type === 'percentage' ? `${offer.amount}%` : formatPesos(offer.amount)}` : texts.noOffer
          }
        />
        <Link
          to="/precios"
          search={{ vista: 'ofertas' }}
          className="mt-1 block truncate text-[0.8125rem] text-text-2 no-underline hover:underline"
        >
          {offer ? texts.offered(offer.name, onePrice(paid)) : texts.seeOffers}
        </Link>
      </div>
      <div className="min-w-0">
        <Field
          small
          className="max-w-none!"
          label={texts.cost}
          readOnly
          value={costs.length === 0 ? texts.unknownCost : (oneOf(costs) ?? texts.mixed)}
        />
        <p
          title={texts.costHelp}
          className={classNames('mt-1 truncate text-[0.8125rem] text-text-2', lowest < 0 && 'text-warn!')}
        >
          {margins.length > 0 && texts.margin(spanOf(lowest, Math.max(...margins)))}
        </p>
      </div>
    </>
  );
});

const termsOf = ({ type, amount }: NonNullable<OfficeProduct['offer']>) => ({
  discountType: type,
  amount,
  minQuantity: 1,
});

const oneOf = (pesos: readonly number[]): string | undefined =>
  new Set(pesos).size === 1 && pesos[0] !== undefined ? formatPesos(pesos[0]) : undefined;
const onePrice = (paid: readonly { price: number }[]): string => oneOf(paid.map(({ price }) => price)) ?? '';

/** "34%", or "31–34%" where the shades differ. */
function spanOf(lowest: number, highest: number): string {
  const [from, to] = [Math.round(lowest * 100), Math.round(highest * 100)];
  return from === to ? `${from}%` : `${from}–${to}%`;
}

export type TaxFieldProps = { value: TaxClass; canEdit: boolean; onChange: (value: TaxClass) => void };

/** How IVA treats the product. */
export const TaxField = ({ value, canEdit, onChange }: TaxFieldProps) => (
  <SelectField
    small
    className="max-w-none!"
    label={texts.tax}
    disabled={!canEdit}
    value={value}
    options={taxClasses.map((one) => ({ value: one, label: nameOf(one) }))}
    onChange={({ currentTarget }) => onChange(taxClasses.find((one) => one === currentTarget.value) ?? value)}
  />
);

const nameOf = (one: TaxClass): string =>
  one === 'exempt' || one === 'excluded' ? texts.taxes[one] : `${taxRates[one]}%`;
