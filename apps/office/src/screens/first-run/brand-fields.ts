import type { OfficeSetting } from '@tonalia/contract/settings-office';
import { withoutAccents } from '@tonalia/rules/without-accents';
import type { SettingEdit } from '../../api/settings.ts';

/** Asked of the owner, in this order. */
export const askedKeys = [
  'brand.name',
  'company.name',
  'company.nit',
  'support.whatsapp',
  'company.address',
  'company.city',
] as const;
/** Filled in from the others, and shown. */
export const filledKeys = [
  'support.phone',
  'support.email',
  'company.data_email',
  'support.hours',
  'orders.prefix',
] as const;
/** The text that is published with them. */
export const termsKey = 'legal.terms';

export type BrandKey = (typeof askedKeys)[number] | (typeof filledKeys)[number];
export type TypedBrand = Partial<Record<BrandKey, string>>;

const HOURS = 'lun-sáb 8-18';

/** What a field shows: typed, else saved, else what follows from the other fields. */
export function brandValue(
  key: BrandKey,
  { typed, saved, email }: { typed: TypedBrand; saved: ReadonlyMap<string, string | null>; email: string },
): string {
  const own = (wanted: BrandKey) => typed[wanted] ?? saved.get(wanted) ?? '';
  const value = own(key);
  if (typed[key] !== undefined || value !== '') return value;
  if (key === 'support.phone') return own('support.whatsapp');
  if (key === 'support.email' || key === 'company.data_email') return email;
  if (key === 'support.hours') return HOURS;
  if (key === 'orders.prefix') return prefixOf(own('brand.name'));
  return '';
}

/** Two letters of a name: "Distribuciones Andina" is DA, "Andina" is AN. */
function prefixOf(name: string): string {
  const words = withoutAccents(name)
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((word) => word !== '');
  const [first = '', second = ''] = words;
  return second === '' ? first.slice(0, 2) : `${first[0]}${second[0]}`;
}

/** The changes of what is shown over what was seen; the terms come last, because they name the others. */
export function brandChanges(
  shown: (key: BrandKey) => string,
  seen: readonly OfficeSetting[],
  terms: string | undefined,
): SettingEdit[] {
  const seenOf = (key: string) => seen.find((one) => one.key === key)?.value ?? null;
  const changes = [...askedKeys, ...filledKeys].map((key) => {
    const text = shown(key).trim();
    return { key, value: text === '' ? null : text, seen: seenOf(key) };
  });
  const open = changes.filter(({ value, seen: before }) => value !== before);
  return terms === undefined ? open : [...open, { key: termsKey, value: terms, seen: seenOf(termsKey) }];
}
