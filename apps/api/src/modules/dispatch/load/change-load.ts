import { OfficeError } from '@tonalia/contract/office-errors';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { type LoadRow, listStops, lockLoad, orderStops, raiseVersion, updateLoad } from './load.sql.ts';

/** What an operator sets on a draft. */
export interface LoadFields {
  driverName: string | null;
  driverPhone: string | null;
  driverDocument: string | null;
  vehicle: string | null;
  plate: string | null;
  /** In kilograms. */
  capacityKg: number | null;
  changeAmount: number;
  asksCode: boolean;
  notifiesCustomers: boolean;
  /** "12:30" */
  leavesAt: string;
}

/** Sets driver, vehicle and hour. LOAD_NOT_FOUND, LOAD_LEFT, VERSION_CONFLICT. */
export const changeLoad = (
  db: Database,
  operator: OperatorActor,
  { loadCode, version, ...fields }: LoadFields & { loadCode: string; version: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const load = await lockDraftLoad(tx, loadCode, version);
    await updateLoad(tx, { id: load.id, ...fields });
    const { vehicle, leavesAt, changeAmount } = fields;
    const detail = { fields: changedFields(load, fields), vehicle, leavesAt, changeAmount };
    await recordLoad(tx, operator, loadCode, { action: 'load_changed', detail });
  });

/** The names of what changes: an audit event has no name, phone or document of a driver. */
const changedFields = (load: LoadFields, fields: LoadFields): string[] =>
  Object.entries(fields).flatMap(
    ([name, value]) => (load[name as keyof LoadFields] === value ? [] : name), // as: an entry of the fields
  );

/** Sets the order of all stops of a draft. LOAD_NOT_FOUND, LOAD_LEFT, VERSION_CONFLICT, STOP_NOT_FOUND. */
export const arrangeStops = (
  db: Database,
  operator: OperatorActor,
  { loadCode, version, stopIds }: { loadCode: string; version: number; stopIds: readonly string[] },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const load = await lockDraftLoad(tx, loadCode, version);
    const stops = await listStops(tx, [load.id]);
    const named = new Set(stopIds);
    if (named.size !== stopIds.length || named.size !== stops.length || !stops.every(({ id }) => named.has(id)))
      throw new OfficeError('STOP_NOT_FOUND');
    await orderStops(tx, { loadId: load.id, stopIds: [...stopIds] });
    await raiseVersion(tx, load.id);
    await recordLoad(tx, operator, loadCode, { action: 'load_ordered', detail: { stops: stopIds.length } });
  });

/** A draft under its lock; with a version only that one. LOAD_NOT_FOUND, LOAD_LEFT, VERSION_CONFLICT. */
export async function lockDraftLoad(tx: Transaction, loadCode: string, version?: number): Promise<LoadRow> {
  const [load] = await lockLoad(tx, loadCode);
  if (!load) throw new OfficeError('LOAD_NOT_FOUND');
  if (load.state !== 'draft') throw new OfficeError('LOAD_LEFT');
  if (version !== undefined && load.version !== version) throw new OfficeError('VERSION_CONFLICT');
  return load;
}

/** Records an act on a load; the subject is its code. */
export const recordLoad = (
  tx: Transaction,
  { operatorId, name: by, network }: OperatorActor,
  loadCode: string,
  { action, detail }: { action: string; detail: object },
): Promise<void> =>
  recordAuditEvent(tx, {
    actorId: null,
    operator: { operatorId, network },
    action: `dispatch.${action}`,
    subjectId: loadCode,
    detail: { by, ...detail },
  });
