import type { HeaderDraft, OfficeHeader, PromotionTarget } from '@tonalia/contract/promotions-office';
import { contrast } from '@tonalia/artwork/colour';
import { fromField, toField } from '../../components/bogota-time.ts';
import { toTarget } from './target-field.tsx';

type HeaderDesign = OfficeHeader['design'];

/** A countdown header as its form holds it. */
export interface HeaderFields {
  title: string;
  target: PromotionTarget | null;
  timer: boolean;
  from: string;
  until: string;
  /** The two colours of the header, hex. */
  bar: string;
  ink: string;
}

/** Colours to choose from, by their names; each can be read. */
export const headerColours = [
  { name: 'Verde profundo', bar: '#062e23', ink: '#ffffff' },
  { name: 'Vino', bar: '#7c1d35', ink: '#ffffff' },
  { name: 'Maíz', bar: '#fde9b8', ink: '#5c4510' },
] as const;

/** Least contrast of the text. */
export const READABLE_TEXT = 4.5;
const WEEK = 7 * 86_400_000;

export function headerFields(header: OfficeHeader | undefined, now: Date): HeaderFields {
  const { design } = header ?? {};
  return {
    title: header?.title ?? '',
    target: header?.target ?? null,
    timer: header?.timer ?? true,
    from: toField(header?.from ?? now.toISOString()),
    until: toField(header?.until ?? new Date(now.getTime() + WEEK).toISOString()),
    bar: (design?.timerBg ?? headerColours[0].bar).toLowerCase(),
    ink: (design?.tagText ?? headerColours[0].ink).toLowerCase(),
  };
}

/** The colours of all parts: boxes a little nearer to the text than the bar, when the text stays readable on them. */
export function designOf({ bar, ink }: Pick<HeaderFields, 'bar' | 'ink'>): HeaderDesign {
  const box = mixed(bar, ink, 0.12);
  return {
    timerBg: bar,
    tagBg: bar,
    tagText: ink,
    itemTimeText: ink,
    itemTimeBg: contrast(ink, box) >= READABLE_TEXT ? box : bar,
  };
}

/** The body to send; undefined while something is missing or cannot be read. */
export function headerDraft(fields: HeaderFields, keepsLink: boolean): HeaderDraft | undefined {
  const from = fromField(fields.from);
  const until = fromField(fields.until);
  const isHalf = fields.target !== null && toTarget(fields.target) === null;
  if (fields.title.trim() === '' || from === undefined || until === undefined || isHalf) return undefined;
  if (contrast(fields.ink, fields.bar) < READABLE_TEXT) return undefined;
  const { target, timer } = fields;
  return {
    title: fields.title.trim(),
    target,
    keepsLink: keepsLink && target === null,
    timer,
    from,
    until,
    design: designOf(fields),
  };
}

function mixed(one: string, other: string, share: number): string {
  const at = (hex: string, n: number) => Number.parseInt(hex.slice(1 + n * 2, 3 + n * 2), 16);
  const part = (n: number) => Math.round(at(one, n) * (1 - share) + at(other, n) * share);
  return `#${[0, 1, 2].map((n) => part(n).toString(16).padStart(2, '0')).join('')}`;
}
