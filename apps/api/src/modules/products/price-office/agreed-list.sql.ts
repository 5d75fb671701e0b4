import { rowIs, statement } from '../../../platform/db.ts';
import { type ProgramRule, programColumns } from './program.sql.ts';

const state = `case when lower(p.during) > $now::timestamptz then 'coming' when upper(p.during) <= $now then 'ended' else 'running' end`;
const fits = `p.customer_id is not null and (p.cancelled_at is null or p.cancelled_at > lower(p.during))
     and ($customerId::uuid is null or p.customer_id = $customerId) and ($state::text is null or ${state} = $state)
     and ($q::text is null or position(platform.plain_text($q) in platform.plain_text(p.customer_name || ' ' || p.name)) > 0)`;

/** A page of agreed prices: those in force, then those to come, then those that ended last. */
export const listAgreed = statement(
  'products.list_agreed',
  `select ${programColumns} from products.price_program p where ${fits}
   order by case ${state} when 'running' then 0 when 'coming' then 1 else 2 end,
     case when upper(p.during) <= $now then upper(p.during) end desc, p.customer_name, p.id
   limit $limit offset $offset`,
  rowIs<{ rule: ProgramRule | null }>(),
);

/** Number of agreed prices that the filters leave. */
export const countAgreed = statement(
  'products.count_agreed',
  `select count(*)::int as total from (select from products.price_program p where ${fits} limit $most) found`,
  rowIs<{ total: number }>(),
);

/** Deletes the programs of a customer with their amounts and with what an undo would restore. */
export const removeAgreedWith = statement(
  'products.remove_agreed_with',
  `with agreed as (select id from products.price_program where customer_id = $customerId),
   amounts as (delete from products.programmed_price where program_id in (select id from agreed)),
   acts as (delete from products.price_act where subject = 'program' and subject_id in (select id::text from agreed))
   delete from products.price_program where id in (select id from agreed)`,
);
