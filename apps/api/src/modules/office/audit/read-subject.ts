import type { AuditArea } from '@tonalia/contract/office-audit';
import type { SubjectIdKind } from '../../../platform/subject-namer.ts';

/** The modules of each area, as actions begin. */
export const modulesOfArea = {
  orders: ['purchase'],
  dispatch: ['dispatch'],
  catalogue: ['products', 'media'],
  customers: ['auth'],
  marketing: ['marketing'],
  settings: ['platform', 'tracking', 'app'],
  access: ['office'],
} as const satisfies Record<AuditArea, readonly string[]>;

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const number = /^\d{1,18}$/;

/** A subject of an audit event, and how its id is read. */
export interface SubjectId {
  kind: SubjectIdKind;
  id: string;
}

/** How the subject of an action is read; photographs name their owner as `product:12`. */
export function readSubject(action: string, subject: string): SubjectId {
  if (uuid.test(subject)) return { kind: 'uuid', id: subject };
  const [, owner, id] = /^(product|version):(\d{1,18})$/.exec(subject) ?? [];
  if ((owner === 'product' || owner === 'version') && id !== undefined) return { kind: owner, id };
  return { kind: number.test(subject) ? kindOfNumber(action) : 'text', id: subject };
}

/** Coupons, deals, bank lines and statements have a number too, and no name but the one in their detail. */
function kindOfNumber(action: string): SubjectIdKind {
  if (action.startsWith('dispatch.')) return 'shipment';
  if (/^purchase\.(transfer|refund|gateway)_/.test(action)) return 'payment';
  if (/^products\.(product|presale)_/.test(action)) return 'product';
  if (action.startsWith('products.') && !action.startsWith('products.deal_')) return 'version';
  return 'text';
}
