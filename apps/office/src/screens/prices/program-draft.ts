import type { PriceProgram, ProgramDraft } from '@tonalia/contract/prices-office';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn } from '@tonalia/rules/dates';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { fromField, toField } from '../../components/bogota-time.ts';
import type { Subject } from './subject-field.tsx';

/** The form of a programmed price as it is typed. */
export interface ProgramFields {
  name: string;
  tradeTypeId: string | null;
  /** Of an agreed price; undefined while it is to be chosen, null for a price of a list. */
  customer: { _id: string; name: string } | null | undefined;
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
  // an agreed price of one version is edited as one; a list's programmed versions stay as they are
  const versionId = program?.customer && choice?.versionIds?.length === 1 ? choice.versionIds[0] : undefined;
  const kind = versionId ? 'version' : choice?.productId ? 'product' : choice?.categoryId ? 'category' : 'brand';
  return {
    name: program?.name ?? '',
    tradeTypeId: program?.tradeTypeId ?? null,
    customer: program?.customer ?? null,
    subject: {
      kind,
      _id: versionId ?? choice?.productId ?? choice?.categoryId ?? choice?.brandId ?? '',
      name: program?.customer ? pricesTexts.versions(program.versions) : (program?.name ?? ''),
    },
    kind: change?.kind ?? 'percentage',
    percent: change?.kind === 'percentage' ? String(change.percent) : '',
    pesos: change?.kind === 'amount' ? change.pesos : null,
    from: program?.from ? toField(program.from) : `${dayAfter(dayIn(now), 1)}T00:00`,
    until: program?.until ? toField(program.until) : '',
    replaces: program?.replaces ?? true,
    versionIds: choice?.versionIds,
  };
}

/** The fields of an agreed price, or of a new one that begins now. */
export function agreedFields(
  program: PriceProgram | undefined,
  now: Date,
  start: Partial<ProgramFields>,
): ProgramFields {
  const fields = programFields(program, now);
  if (program) return fields;
  return { ...fields, customer: undefined, from: toField(now.toISOString()), replaces: false, ...start };
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
  const { _id } = fields.subject;
  const isComplete =
    fields.name.trim() !== '' &&
    fields.customer !== undefined &&
    from !== undefined &&
    (_id !== '' || fields.versionIds !== undefined);
  const change =
    fields.kind === 'percentage' ? percent && { kind: 'percentage' as const, percent } : amountOf(fields.pesos);
  if (!isComplete || !change) return undefined;
  const choice = fields.versionIds && _id === '' ? { versionIds: fields.versionIds } : choiceOf(fields.subject);
  return {
    name: fields.name.trim(),
    tradeTypeId: fields.tradeTypeId,
    customerId: fields.customer?._id ?? null,
    from,
    until: fromField(fields.until) ?? null,
    replaces: fields.replaces,
    choice,
    change,
  };
}

const choiceOf = ({ kind, _id }: Subject) => (kind === 'version' ? { versionIds: [_id] } : { [`${kind}Id`]: _id });

const amountOf = (pesos: number | null) =>
  pesos === null || pesos < 1 ? undefined : { kind: 'amount' as const, pesos };
