import { recordAuditEvent } from '../../platform/audit.ts';
import { type Database, inTransaction } from '../../platform/transaction.ts';
import { type Platform, removeMinimum, saveMinimum } from './minimum.sql.ts';

interface MinimumEdit {
  platform: Platform;
  /** Null removes the minimum. */
  version: string | null;
  /** The operator: the account of the machine. */
  by: string;
}

/** Sets or removes a platform's minimum app version and records an audit event; older apps must be updated at their next start. */
export async function setMinimum(db: Database, { platform, version, by }: MinimumEdit): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (version === null) await removeMinimum(tx, platform);
    else await saveMinimum(tx, platform, version);
    await recordAuditEvent(tx, {
      actorId: null,
      action: 'app.minimum_set',
      subjectId: platform,
      detail: { version, by },
    });
  });
}
