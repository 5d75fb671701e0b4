import type { DealDraft, OfficeDeal } from '@tonalia/contract/prices-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { fromField, toField } from './bogota-time.ts';
import type { Subject } from './subject-field.tsx';

/** The form of a deal as it is typed. */
export interface DealFields {
  name: string;
  subject: Subject;
  tradeTypeId: string | null;
  discountType: 'percentage' | 'value';
  amount: number | null;
  minQuantity: number | null;
  from: string;
  until: string;
}

/** The fields of a deal, or of a new one that begins at the next midnight and lasts a week. */
export const dealFields = (deal: OfficeDeal | undefined, now: Date): DealFields => ({
  name: deal?.name ?? '',
  subject: deal?.about ?? { kind: 'brand', _id: '', name: '' },
  tradeTypeId: deal?.tradeTypeId ?? null,
  discountType: deal?.discountType ?? 'percentage',
  amount: deal?.amount ?? null,
  minQuantity: deal?.minQuantity ?? 1,
  from: deal?.from ? toField(deal.from) : `${dayAfter(dayIn(now), 1)}T00:00`,
  until: deal ? (deal.until ? toField(deal.until) : '') : `${dayAfter(dayIn(now), 8)}T00:00`,
});

/** Whether a discount is possible. */
export const isDiscount = ({ discountType, amount }: Pick<DealFields, 'discountType' | 'amount'>): boolean =>
  amount !== null && amount >= 1 && (discountType === 'value' || amount <= 90);

/** The request; undefined while something is missing. `fixedFrom` is the start of one that runs. */
export function dealDraft(fields: DealFields, fixedFrom: string | undefined): DealDraft | undefined {
  const from = fixedFrom ?? fromField(fields.from);
  const { kind, _id } = fields.subject;
  const { amount, minQuantity } = fields;
  if (fields.name.trim() === '' || _id === '' || from === undefined) return undefined;
  if (amount === null || !isDiscount(fields) || minQuantity === null || minQuantity < 1) return undefined;
  return {
    name: fields.name.trim(),
    discountType: fields.discountType,
    amount,
    productId: kind === 'product' ? _id : null,
    brandId: kind === 'brand' ? _id : null,
    categoryId: kind === 'category' ? _id : null,
    tradeTypeId: fields.tradeTypeId,
    minQuantity,
    from,
    until: fromField(fields.until) ?? null,
  };
}
