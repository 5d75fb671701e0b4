import { statement } from '../../../platform/db.ts';

/**
 * Records a write in the transaction of its effect. `repeats` above 0: the same key was recorded before, with the returned digest
 * and answer.
 */
export const claimWrite = statement(
  'purchase.claim_write',
  `insert into purchase.cart_write as w (identity_id, key, asked, answer) values ($identityId, $key, $asked, $answer)
   on conflict on constraint cart_write_once do update set repeats = w.repeats + 1
   returning asked, answer, repeats`,
);

/** A recorded write. */
export const findWrite = statement(
  'purchase.find_write',
  `select asked from purchase.cart_write where identity_id = $identityId and key = $key`,
);

/** At most 500 writes from before an instant. */
export const removeOldWrites = statement(
  'purchase.remove_old_writes',
  `delete from purchase.cart_write where (identity_id, key) in (
     select identity_id, key from purchase.cart_write where at < $1 limit 500 for update skip locked)
   returning key`,
);
