import type { OfficePresale } from '@tonalia/contract/presales-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import type { PresaleTerms } from '../../api/presales.ts';
import { lastDayOf } from './presale-rows.ts';

/** The form of a presale as it is typed. */
export interface PresaleFields {
  product: { _id: string; name: string } | undefined;
  dispatchDate: string;
  closesOn: string;
  capacity: string;
}

/** Days from today to the day of a new presale. */
const AHEAD = 14;

/** The fields of a presale, or of a new one for a product. */
export function presaleFields(
  presale: OfficePresale | undefined,
  now: Date,
  product?: PresaleFields['product'],
): PresaleFields {
  const day = dayAfter(dayIn(now), AHEAD);
  return presale
    ? {
        product: presale.product,
        dispatchDate: presale.dispatchDate,
        closesOn: lastDayOf(presale),
        capacity: presale.capacity === null ? '' : String(presale.capacity),
      }
    : { product, dispatchDate: day, closesOn: dayAfter(day, -1), capacity: '' };
}

const units = /^[1-9]\d{0,5}$/;

/** The request; undefined while something is missing or wrong. */
export function presaleTerms({ product, dispatchDate, closesOn, capacity }: PresaleFields): PresaleTerms | undefined {
  const typed = capacity.trim();
  if (!product || dispatchDate === '' || closesOn === '' || (typed !== '' && !units.test(typed))) return undefined;
  return { dispatchDate, closesOn, capacity: typed === '' ? null : Number(typed) };
}
