import { OfficeError } from '@tonalia/contract/office-errors';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { digest, newSecret } from '../../office/index.ts';
import { recordLoad } from './change-load.ts';
import { lockLoad, setLink } from './load.sql.ts';

/**
 * Makes the link of the driver; the one before opens nothing. Returns its token, which is stored as a hash only. LOAD_NOT_FOUND, LOAD_LEFT
 * when the load is closed.
 */
export const makeLink = (db: Database, operator: OperatorActor, loadCode: string): Promise<string> =>
  inTransaction(db, async (tx) => {
    const [load] = await lockLoad(tx, loadCode);
    if (!load) throw new OfficeError('LOAD_NOT_FOUND');
    if (load.state === 'closed') throw new OfficeError('LOAD_LEFT');
    const token = newSecret('hr');
    await setLink(tx, { id: load.id, hash: digest(token) });
    await recordLoad(tx, operator, loadCode, { action: 'link_made', detail: { renewed: load.hasLink } });
    return token;
  });
