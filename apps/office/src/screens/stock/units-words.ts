import { formatNumber } from '@tonalia/rules/money';

/** Zero is a dash, so that units are seen first. */
export const unitsWords = (units: number): string => (units === 0 ? '–' : formatNumber(units));
