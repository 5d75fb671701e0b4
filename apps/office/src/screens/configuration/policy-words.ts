import { formatNumber } from '@tonalia/rules/money';

/** A value of `policy.ts`. */
export type PolicyValue = string | number | boolean | readonly PolicyValue[] | { readonly [part: string]: PolicyValue };

/** A value of the policy in words: "16:00", "1.500.000", "08:00–12:00, 13:00–18:00", "sí". */
export function policyWords(value: PolicyValue): string {
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (isList(value)) return value.map(policyWords).join(', ');
  if (typeof value === 'object')
    return Object.values(value)
      .map(policyWords)
      .join(isSpan(value) ? '–' : ' · ');
  return value;
}

/** A bound of the policy; an hour is a text already. */
export const boundWords = (bound: number | string): string => (typeof bound === 'number' ? formatNumber(bound) : bound);

const isSpan = (value: object): boolean => 'from' in value && 'to' in value;

// Array.isArray does not narrow a read-only list.
const isList = (value: PolicyValue): value is readonly PolicyValue[] => Array.isArray(value);
