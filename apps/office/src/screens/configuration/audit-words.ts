import type { AuditEntry } from '@tonalia/contract/office-audit';
import { type OfficeRole, officeRoles } from '@tonalia/contract/office-rights';
import { shownRoleNames } from '@tonalia/contract/office-rights.es-CO';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { auditTexts as texts } from '../../messages/audit.es-CO.ts';
import { nameOf } from './setting-name.ts';

/** Keys of a detail that name its subject, the first that it has. */
const nameKeys = ['code', 'order', 'load', 'name', 'number'];
/** Keys of a detail with a number of pesos. */
const pesoKeys = ['amount', 'cash', 'counted', 'difference', 'cost'];
/** Actions with pesos before and after. */
const pesoActions = ['products.price_set'];

/** The name of what an event is about; empty when it has none but its id. */
export function subjectWords({ named, action, subject, detail, network }: AuditEntry): string {
  if (action === 'office.signed_in') return network ?? '';
  if (named) return named.name;
  if (action === 'platform.setting_set') return nameOf(subject);
  const name = nameKeys
    .map((key) => detail[key])
    .find((value) => typeof value === 'string' || typeof value === 'number');
  if (name !== undefined) return String(name);
  return /^(\d+|[\da-f-]{36})$/.test(subject) || subject.includes(':') ? '' : subject;
}

/** What changed, in short: "9 → 8, roto". */
export function changeWords({ action, detail }: AuditEntry): string {
  const isPesos = pesoActions.includes(action);
  return [
    factorWords(detail),
    arrow(detail['before'], detail['after'] ?? detail['to'], isPesos),
    arrow(roleName(detail['roleBefore']), roleName(detail['role'])),
    dayArrow(detail),
    ...pesoKeys.map((key) => (typeof detail[key] === 'number' ? formatPesos(detail[key]) : '')),
    ...Object.entries(texts.amounts).map(([key, units]) => counted(detail[key], units)),
    sentence(detail['reason']),
    sentence(detail['words']),
  ]
    .filter(Boolean)
    .join(', ');
}

const counted = (value: unknown, [one, several]: [string, string]): string =>
  typeof value === 'number' ? `${formatNumber(value)} ${value === 1 ? one : several}` : '';

function factorWords({ factor }: AuditEntry['detail']): string {
  return typeof factor === 'string' ? (texts.factors[factor] ?? '') : '';
}

function dayArrow({ from, dispatchDate, to }: AuditEntry['detail']): string {
  const [first, last] = [from ?? dispatchDate, to].map((day) => (isDay(day) ? formatShortDay(day) : undefined));
  return last === undefined ? '' : arrow(first, last);
}

/** Before and after; nothing when neither can be read by a person. */
function arrow(before: unknown, after: unknown, isPesos = false): string {
  const [first, last] = [before, after].map((value) => short(value, isPesos));
  if (first === undefined && last === undefined) return '';
  if (isDay(before) || isDay(after)) return '';
  return `${first ?? '–'} → ${last ?? '–'}`;
}

/** A number, a word or a sentence; undefined for documents and ids, which are not for reading. */
function short(value: unknown, isPesos: boolean): string | undefined {
  if (typeof value === 'number') return isPesos ? formatPesos(value) : formatNumber(value);
  if (typeof value !== 'string' || value.length === 0 || value.length > 60 || /^[\da-f-]{36}$/.test(value))
    return undefined;
  return /^[{["]/.test(value) ? undefined : value;
}

/** A reason as a person wrote it: a word of the program has no space and no capital letter. */
const sentence = (value: unknown): string =>
  typeof value === 'string' && !/^[a-z_]+$/.test(value) && value.length <= 120 ? value : '';

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const roleName = (value: unknown): string | undefined => {
  const role: OfficeRole | undefined = officeRoles.find((one) => one === value);
  return role && shownRoleNames[role];
};
