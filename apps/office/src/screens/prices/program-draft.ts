import type { PriceProgram, ProgramDraft } from '@tonalia/contract/prices-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { fromField, toField } from './bogota-time.ts';
import type { Subject } from './subject-field.tsx';

/** The form of a programmed price as it is typed. */
export interface ProgramFields {
  name: string;
  tradeTypeId: string | null;
  subject: Subject;
  kind: 'percentage' | 'amount';
  percent: string;
  pesos: number | null;
  from: string;
  until: string;
  replaces: boolean;
  /** Versions of one that was made for some; they stay. */
  versionIds: string[] | undefined;
}

/** The fields of a programmed price, or of a new one that begins at the next midnight. */
export function programFields(program: PriceProgram | undefined, now: Date): ProgramFields {
  const { choice, change } = program?.rule ?? {};
  const kind = choice?.productId ? 'product' : choice?.categoryId ? 'category' : 'brand';
  return {
    name: program?.name ?? '',
    tradeTypeId: program?.tradeTypeId ?? null,
    subject: { kind, _id: choice?.productId ?? choice?.categoryId ?? choice?.brandId ?? '', name: program?.name ?? '' },
    kind: change?.kind ?? 'percentage',
    percent: change?.kind === 'percentage' ? String(change.percent) : '',
    pesos: change?.kind === 'amount' ? change.pesos : null,
    from: program?.from ? toField(program.from) : `${dayAfter(dayIn(now), 1)}T00:00`,
    until: program?.until ? toField(program.until) : '',
    replaces: program?.replaces ?? true,
    versionIds: choice?.versionIds,
  };
}

/** The whole number of a typed percentage, with a minus of any kind; undefined for anything else. */
export function percentOf(text: string): number | undefined {
  const typed = text.trim().replace(/^[−–]/, '-').replace(/%$/, '').trim();
  const percent = /^[-+]?\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return percent !== 0 && percent >= -90 && percent <= 200 ? percent : undefined;
}

/** The request; undefined while something is missing. `fixedFrom` is the start of one that runs. */
export function programDraft(fields: ProgramFields, fixedFrom: string | undefined): ProgramDraft | undefined {
  const from = fixedFrom ?? fromField(fields.from);
  const percent = percentOf(fields.percent);
  const { kind, _id } = fields.subject;
  const isComplete = fields.name.trim() !== '' && from !== undefined && (_id !== '' || fields.versionIds !== undefined);
  const change =
    fields.kind === 'percentage' ? percent && { kind: 'percentage' as const, percent } : amountOf(fields.pesos);
  if (!isComplete || !change) return undefined;
  const choice = fields.versionIds && _id === '' ? { versionIds: fields.versionIds } : { [`${kind}Id`]: _id };
  return {
    name: fields.name.trim(),
    tradeTypeId: fields.tradeTypeId,
    from,
    until: fromField(fields.until) ?? null,
    replaces: fields.replaces,
    choice,
    change,
  };
}

const amountOf = (pesos: number | null) =>
  pesos === null || pesos < 1 ? undefined : { kind: 'amount' as const, pesos };
