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
);

/** Versions with their agreed price from after a key on, by program and version. */
export const listAgreedVersions = statement(
  'products.list_agreed_versions',
  `select a.program_id || ' ' || a.version_id as key, p.customer_name as customer, p.name, nullif(lower(p.during), '-infinity') as from,
     nullif(upper(p.during), 'infinity') as until, p.replaces, ${state} as state, v.id::text as "versionId", v.code, m.name as brand, t.name as product, concat_ws(' ', v.shade_code, v.shade_name) as shade,
     v.base_price as base, a.amount, s.cost, t.tax_class as "taxClass"
   from products.programmed_price a join products.price_program p on p.id = a.program_id
   join products.version v on v.id = a.version_id join products.product t on t.id = v.product_id
   join products.manufacturer m on m.id = t.manufacturer_id left join products.version_supply s on s.version_id = v.id
   where ${fits} and ($afterProgram::uuid is null or (a.program_id, a.version_id) > ($afterProgram, $afterVersion::bigint))
   order by a.program_id, a.version_id limit $limit`,
  rowIs<{ customer: string; state: 'coming' | 'running' | 'ended' }>(),
);

/** Deletes the programs of a customer with their amounts and with what an undo would restore. */
export const removeAgreedWith = statement(
  'products.remove_agreed_with',
  `with agreed as (select id from products.price_program where customer_id = $customerId),
   amounts as (delete from products.programmed_price where program_id in (select id from agreed)),
   acts as (delete from products.price_act where subject = 'program' and subject_id in (select id::text from agreed))
   delete from products.price_program where id in (select id from agreed)`,
);
