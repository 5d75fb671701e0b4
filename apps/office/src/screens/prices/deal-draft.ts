import type { DealDraft, OfficeDeal } from '@tonalia/contract/prices-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { fromField, toField } from '../../components/bogota-time.ts';
import type { Subject } from './subject-field.tsx';

/** The form of a deal as it is typed. */
export interface DealFields {
  kind: OfficeDeal['kind'];
  name: string;
  subject: Subject;
  tradeTypeId: string | null;
  discountType: 'percentage' | 'value';
  amount: number | null;
  minQuantity: number | null;
  from: string;
  until: string;
  /** ISO weekdays on which it holds; none for every day. */
  weekdays: readonly number[];
}

/** The fields of a deal, or of a new one that begins at the next midnight: an offer lasts a week, a price by quantity has no end. */
export const dealFields = (deal: OfficeDeal | undefined, kind: OfficeDeal['kind'], now: Date): DealFields => ({
  kind,
  name: deal?.name ?? '',
  subject: deal?.about ?? { kind: 'brand', _id: '', name: '' },
  tradeTypeId: deal?.tradeTypeId ?? null,
  discountType: deal?.discountType ?? 'percentage',
  amount: deal?.amount ?? null,
  minQuantity: deal?.minQuantity ?? (kind === 'deal' ? 1 : 12),
  from: deal?.from ? toField(deal.from) : `${dayAfter(dayIn(now), 1)}T00:00`,
  until: deal || kind === 'break' ? (deal?.until ? toField(deal.until) : '') : `${dayAfter(dayIn(now), 8)}T00:00`,
  weekdays: deal?.weekdays ?? [],
});

/** The fields of a new deal like another, with the dates of a new one. */
export const copiedFields = (deal: OfficeDeal, now: Date): DealFields => {
  const { from, until } = dealFields(undefined, deal.kind, now);
  return { ...dealFields(deal, deal.kind, now), from, until };
};

/** The fewest units that a deal of a kind may ask for. */
export const fewestUnits = (kind: OfficeDeal['kind']): number => (kind === 'deal' ? 1 : 2);

/** Whether a price by quantity asks for one unit, which is no quantity. */
export const isTooFew = ({ kind, minQuantity }: DealFields): boolean =>
  minQuantity !== null && minQuantity < fewestUnits(kind);

/** Whether a discount is possible. */
export const isDiscount = ({ discountType, amount }: Pick<DealFields, 'discountType' | 'amount'>): boolean =>
  amount !== null && amount >= 1 && (discountType === 'value' || amount <= 90);

/** The request; undefined while something is missing. `fixedFrom` is the start of one that runs. */
export function dealDraft(fields: DealFields, fixedFrom: string | undefined): DealDraft | undefined {
  const from = fixedFrom ?? fromField(fields.from);
  const { kind, _id } = fields.subject;
  const { amount, minQuantity } = fields;
  if (fields.name.trim() === '' || _id === '' || from === undefined) return undefined;
  if (amount === null || !isDiscount(fields) || minQuantity === null || isTooFew(fields)) return undefined;
  return {
    kind: fields.kind,
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
    weekdays: fields.weekdays.length < 7 ? [...fields.weekdays] : [],
  };
}
