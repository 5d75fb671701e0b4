import { OfficeError } from '@tonalia/contract/office-errors';
import { readBoxCode } from '@tonalia/rules/box-code';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { readDeliveryFacts } from '../../purchase/index.ts';
import { listBoxes } from '../box/box.sql.ts';
import { lockDraftLoad, recordLoad } from './change-load.ts';
import { listStops, setAboard } from './load.sql.ts';

/** A box that was scanned at the vehicle. */
export interface ScannedBox {
  loadCode: string;
  /** What its label says in bars. */
  label: string;
  aboard: boolean;
}

/** Puts a box of the load aboard, or takes it down; again, it changes nothing. LOAD_NOT_FOUND, LOAD_LEFT, BOX_ELSEWHERE, BOXES_OPEN. */
export const putAboard = (
  db: Database,
  operator: OperatorActor,
  { loadCode, label, aboard }: ScannedBox,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const load = await lockDraftLoad(tx, loadCode);
    const named = readBoxCode(label);
    const stops = (await listStops(tx, [load.id])).filter(({ kind }) => kind === 'delivery');
    const facts = await readDeliveryFacts(
      tx,
      stops.map(({ shipmentId }) => shipmentId),
    );
    const own = facts.find(
      ({ orderCode, dispatchDate, elsewhere }) =>
        orderCode === named?.orderCode && dispatchDate === named.dispatchDate && elsewhere === named.elsewhere,
    );
    if (!own || !named) throw new OfficeError('BOX_ELSEWHERE');
    const { shipmentId } = own;
    const box = (await listBoxes(tx, [shipmentId])).find(({ number }) => number === named.number);
    if (!box) throw new OfficeError('BOX_ELSEWHERE');
    if ((box.aboardAt !== null) === aboard) return;
    const [moved] = await setAboard(tx, { shipmentId, number: box.number, aboard });
    if (!moved) throw new OfficeError('BOXES_OPEN');
    await recordLoad(tx, operator, loadCode, { action: aboard ? 'box_aboard' : 'box_down', detail: { box: label } });
  });
