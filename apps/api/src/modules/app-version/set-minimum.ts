import { recordAuditEvent } from '../../platform/audit.ts';
import { type Database, inTransaction } from '../../platform/transaction.ts';
import { type Platform, removeMinimum, saveMinimum } from './minimum.sql.ts';

interface Wish {
  platform: Platform;
  /** Null, and every version is served again. */
  version: string | null;
  /** What the machine calls who asks. */
  by: string;
}

/** Says which is the oldest app of a platform that may go on; older ones ask to be updated the next time they are opened. */
export async function setMinimum(db: Database, { platform, version, by }: Wish): Promise<void> {
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
