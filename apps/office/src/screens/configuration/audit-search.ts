import type { AuditArea } from '@tonalia/contract/office-audit';
import { dayAfter } from '@tonalia/rules/calendar';
import type { AuditWish } from '../../api/audit.ts';

/** Names of spans of days in the address, with the days that they go back from today. */
const spans = { hoy: [0, 0], ayer: [1, 1], semana: [6, 0], mes: [29, 0] } as const;
export type SpanInAddress = keyof typeof spans;
export const spanNames = Object.keys(spans) as SpanInAddress[]; // as: the keys of the table above

const areas = [
  'orders',
  'dispatch',
  'catalogue',
  'customers',
  'marketing',
  'settings',
  'access',
] as const satisfies AuditArea[];

/** The audit as its address holds it; a span of days, or two days. */
export interface AuditSearch {
  q?: string;
  quien?: string;
  que?: AuditArea;
  fecha?: SpanInAddress;
  desde?: string;
  hasta?: string;
}

/** Reads an address. Values that it does not know are left out, so an old link opens too. */
export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const area = areas.find((one) => one === search['que']);
  const span = spanNames.find((one) => one === search['fecha']);
  const day = (name: 'desde' | 'hasta') =>
    /^\d{4}-\d{2}-\d{2}$/.test(text(name)) ? { [name]: text(name) } : undefined;
  return {
    ...(text('q').length > 1 && { q: text('q').slice(0, 80) }),
    ...(/^[0-9a-f-]{36}$/.test(text('quien')) && { quien: text('quien') }),
    ...(area && { que: area }),
    ...(span ? { fecha: span } : { ...day('desde'), ...day('hasta') }),
  };
}

/** The same as the API asks it. */
export function askedAudit({ q, quien, que, fecha, desde, hasta }: AuditSearch, today: string): AuditWish {
  const [first, last] = fecha ? spans[fecha] : [undefined, undefined];
  return {
    q,
    operator: quien,
    area: que,
    from: first === undefined ? desde : dayAfter(today, -first),
    to: last === undefined ? hasta : dayAfter(today, -last),
  };
}
