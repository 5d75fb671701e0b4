import { z } from 'zod';
import { OfficeListQuery, officePageOf } from './office-wire.ts';
import { Day, Instant, Line, Uuid, resultsOf } from './wire.ts';

/** Parts of the business by which audit events are filtered. */
export const AuditArea = z.enum(['orders', 'dispatch', 'catalogue', 'customers', 'marketing', 'settings', 'access']);
export type AuditArea = z.infer<typeof AuditArea>;

/** What an audit event is about. `key` is what the address of its page needs: the code of an order or version, else an id. */
export const AuditSubject = z.object({
  kind: z.enum([
    'order',
    'customer',
    'person',
    'product',
    'version',
    'load',
    'route',
    'warehouse',
    'transfer',
    'count',
    'purchase',
    'supplier',
    'program',
    'receipt',
    'import',
    'operator',
  ]),
  key: z.string(),
  name: z.string(),
});
export type AuditSubject = z.infer<typeof AuditSubject>;

/** An audit event. */
export const AuditEntry = z.object({
  _id: z.string(),
  at: Instant,
  /** Name of the operator, of the account of the shop, or of the account of the machine at a command; null for jobs. */
  by: z.string().nullable(),
  /** The operator; null for everything else. */
  operatorId: Uuid.nullable(),
  network: z.string().nullable(),
  /** Module and verb: `auth.password_changed`. */
  action: z.string(),
  subject: z.string(),
  /** The subject by its name; null when it is gone, or has none but its id. */
  named: AuditSubject.nullable(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/**
 * Which events: of one subject, of one operator, of an area, of days in Colombia (both included), and what words find. With `before`, pages
 * count from that event on.
 */
export const AuditQuery = OfficeListQuery.extend({
  subject: z.string().max(80).optional(),
  operator: Uuid.optional(),
  area: AuditArea.optional(),
  from: Day.optional(),
  to: Day.optional(),
  /** A code, or the name of a customer, product or operator. */
  q: Line.pipe(z.string().min(2).max(80)).optional(),
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** A page of events; the total is that of the filters. */
export const AuditPage = officePageOf(AuditEntry);
export type AuditPage = z.infer<typeof AuditPage>;

/** Of the download as CSV, which takes the filters of the list. */
export const AuditExportQuery = AuditQuery.omit({ before: true, page: true, limit: true, subject: true });

/** Where the server streams the events of the filters as CSV. */
export const auditExport = '/api/office/audit/export';

/** Operators with at least one event; former operators too. */
export const AuditPeople = resultsOf(z.array(z.object({ _id: Uuid, name: z.string() })));
