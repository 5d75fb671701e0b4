import type { ShareAnswer } from '@tonalia/contract/shares';
import { rowIs, statement } from '../../../platform/db.ts';

/** The answer that a key made. */
export const findAnswer = statement(
  'purchase.find_share_answer',
  `select id, digest from purchase.share_answer where share_id = $shareId and key = $key`,
);

/** Keeps an answer, unless the link has `most`. Lock the link first. */
export const insertAnswer = statement(
  'purchase.insert_share_answer',
  `insert into purchase.share_answer (share_id, key, digest, version_ids, quantities, name, note)
   select $shareId::uuid, $key::uuid, $digest::bytea, $versionIds::bigint[], $quantities::int[], $name, $note
   where $most > (select count(*) from purchase.share_answer o where o.share_id = $shareId)
   returning id`,
);

const columns = `a.id as "answerId", s.id as "shareId", s.kind, s.title, a.name, a.note, a.version_ids as "versionIds", a.quantities,
  a.answered_at as "answeredAt", a.added_at as "addedAt"`;
const from = `purchase.share s join purchase.share_answer a on a.share_id = s.id
  where s.identity_id = $identityId and s.customer_id = $customerId`;

/** What came back to a maker for a customer, the newest first. */
export const findAnswers = statement(
  'purchase.find_share_answers',
  `select ${columns} from ${from} order by a.answered_at desc, a.id limit 200`,
  rowIs<Pick<ShareAnswer, 'kind'>>(),
);

/** One of them. */
export const findOwnAnswer = statement(
  'purchase.find_own_share_answer',
  `select ${columns} from ${from} and a.id = $answerId`,
  rowIs<Pick<ShareAnswer, 'kind'>>(),
);

/** Notes that an answer was put into a cart; the first time, its note goes to the order, after what is there already. */
export const noteAdded = statement(
  'purchase.note_share_answer_added',
  `with first as (
     update purchase.share_answer set added_at = now() where id = $answerId and added_at is null returning note)
   update purchase.cart c set comments = left(concat_ws(E'\\n', nullif(c.comments, ''), first.note), 500)
   from first where c.id = $cartId and c.status = 'open' and first.note <> '' returning c.comments`,
);
