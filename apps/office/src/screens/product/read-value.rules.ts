import { readWholeNumber } from '../../components/data-grid/read-number.rules.ts';
import type { FieldValue, ShadeField } from './edits.rules.ts';

/** What a typed or pasted text means, or that it is not understood. */
export type ReadValue = { value: FieldValue; isMended?: boolean } | { problem: 'code' | 'swatch' | 'price' | 'long' };

/** Reads the text of a shade's field. A colour without its # gets it (`isMended`). */
export function readValue(field: Exclude<ShadeField, 'state'>, text: string): ReadValue {
  const plain = text.trim().replace(/\s+/g, ' ');
  switch (field) {
    case 'code':
      return plain.length >= 1 && plain.length <= 64 ? { value: plain.toUpperCase() } : { problem: 'code' };
    case 'shade':
      return plain.length <= 40 ? { value: plain || null } : { problem: 'long' };
    case 'name':
      return plain.length <= 120 ? { value: plain || null } : { problem: 'long' };
    case 'swatch':
      return readColour(plain);
    case 'price': {
      const read = readWholeNumber(plain);
      return 'value' in read && read.value >= 1 && read.value <= 100_000_000 ? read : { problem: 'price' };
    }
  }
}

/** "#5a3d28", "5a3d28", "#abc" or "rgb(90, 61, 40)"; empty is no colour. */
function readColour(text: string): ReadValue {
  if (text === '') return { value: null };
  const long = /^#?([0-9a-f]{6})$/i.exec(text)?.[1];
  if (long) return { value: `#${long.toUpperCase()}`, ...(!text.startsWith('#') && { isMended: true }) };
  const short = /^#([0-9a-f]{3})$/i.exec(text)?.[1];
  if (short)
    return {
      value: `#${[...short]
        .map((one) => one + one)
        .join('')
        .toUpperCase()}`,
      isMended: true,
    };
  const parts = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return { problem: 'swatch' };
  return {
    value: `#${parts
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')
      .toUpperCase()}`,
    isMended: true,
  };
}
