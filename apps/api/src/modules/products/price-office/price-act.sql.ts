import { statement } from '../../../platform/db.ts';

/** Notes a change of a program or deal with what was before it. */
export const insertPriceAct = statement(
  'products.insert_price_act',
  `insert into products.price_act (operator_id, subject, subject_id, revision_after, before)
   values ($operatorId, $subject, $subjectId, $revisionAfter, $before::jsonb) returning id, at`,
);

/** Ends a change that begins after `since` and is not undone; no row when there is nothing to undo. */
export const markPriceActUndone = statement(
  'products.mark_price_act_undone',
  `update products.price_act set undone_at = now() where id = $actId and at > $since and undone_at is null
   returning subject, subject_id as "subjectId", revision_after as "revisionAfter", before`,
);
