import type { PriceProgram } from '@tonalia/contract/prices-office';
import { rowIs, statement } from '../../../platform/db.ts';
import { spanGiven } from './span.sql.ts';

/** Makes changes of programmed prices wait for each other, so that the second sees what the first wrote. */
export const lockPrograms = statement(
  'products.lock_programs',
  `select pg_advisory_xact_lock(hashtext('products.price_program')) is not null as held`,
);

/** A program as `toProgram` reads it; `p` in a statement. */
export const programColumns = `p.id, p.name, p.trade_type_id as "tradeTypeId", p.customer_id as "customerId", p.customer_name as "customerName", nullif(lower(p.during), '-infinity') as "from",
     nullif(upper(p.during), 'infinity') as until, p.replaces, p.versions, p.rule, p.revision, p.cancelled_at as "cancelledAt"`;

/** How an operator made a program. */
export type ProgramRule = NonNullable<PriceProgram['rule']>;

/** Whether program `p` has prices of a brand; one without prices left is known by its rule. */
const hasBrand = `($brandId::bigint is null or p.rule #>> '{choice,brandId}' = $brandId::text
     or exists (select from products.programmed_price pp join products.version v on v.id = pp.version_id
       join products.product m on m.id = v.product_id where pp.program_id = p.id and m.manufacturer_id = $brandId))`;

/** Programs of lists that run within a span, without those that never began; by their start. */
export const listPrograms = statement(
  'products.list_programs',
  `select ${programColumns} from products.price_program p
   where p.during && ${spanGiven}
     and (p.cancelled_at is null or p.cancelled_at > lower(p.during))
     and p.customer_id is null and ($tradeTypeId::text is null or p.trade_type_id = $tradeTypeId) and ${hasBrand}
     and ($q::text is null or position(platform.plain_text($q) in platform.plain_text(p.name)) > 0)
   order by lower(p.during), p.id limit $limit offset $offset`,
  rowIs<{ rule: ProgramRule | null }>(),
);

/** Number of programs that the filters leave. */
export const countPrograms = statement(
  'products.count_programs',
  `select count(*)::int as total from (
     select from products.price_program p
     where p.during && ${spanGiven}
       and (p.cancelled_at is null or p.cancelled_at > lower(p.during))
       and p.customer_id is null and ($tradeTypeId::text is null or p.trade_type_id = $tradeTypeId) and ${hasBrand}
       and ($q::text is null or position(platform.plain_text($q) in platform.plain_text(p.name)) > 0) limit $most) found`,
);

/** Locks a program, and reads it. */
export const lockProgram = statement(
  'products.lock_program',
  `select ${programColumns} from products.price_program p where p.id = $1 for no key update`,
  rowIs<{ rule: ProgramRule | null }>(),
);

/** Other programs of the same list, or of the same customer, with one of these versions in the same window. */
export const findOverlaps = statement(
  'products.find_overlaps',
  `select p.id, p.name, nullif(lower(p.during), '-infinity') as "from", nullif(upper(p.during), 'infinity') as until,
     count(*)::int as versions
   from products.programmed_price pp join products.price_program p on p.id = pp.program_id
   where pp.version_id = any($versionIds::bigint[]) and coalesce(pp.trade_type_id, '') = coalesce($tradeTypeId, '')
     and pp.customer_id is not distinct from $customerId::uuid and pp.during && ${spanGiven}
     and ($exceptId::uuid is null or pp.program_id <> $exceptId)
   group by p.id order by lower(p.during) limit 5`,
);

export const insertProgram = statement(
  'products.insert_program',
  `insert into products.price_program (name, trade_type_id, customer_id, customer_name, during, replaces, versions, rule)
   values ($name, $tradeTypeId, $customerId, $customerName, ${spanGiven}, $replaces, $versions, $rule::jsonb)
   returning id, revision`,
);

/** Writes a locked program; `cancelledAt` null for one that is in force or will be. */
export const updateProgram = statement(
  'products.update_program',
  `update products.price_program set name = $name, trade_type_id = $tradeTypeId, customer_id = $customerId, customer_name = $customerName, during = ${spanGiven},
     replaces = $replaces, versions = $versions, rule = $rule::jsonb, cancelled_at = $cancelledAt, revision = revision + 1
   where id = $id returning id, revision`,
);

/** Amounts by version of a program. */
export const listProgrammed = statement(
  'products.list_programmed',
  `select version_id as "versionId", amount from products.programmed_price where program_id = $1 order by version_id`,
);

/** Ids of the programmed prices of a program for some versions. */
export const findProgrammedIds = statement(
  'products.find_programmed_ids',
  `select id from products.programmed_price where program_id = $programId and version_id = any($versionIds::bigint[])`,
);

/** Writes the amounts of a program that has none; the exclusion constraint refuses a second price of a list at a time. */
export const insertProgrammed = statement(
  'products.insert_programmed',
  `insert into products.programmed_price (name, version_id, trade_type_id, customer_id, during, amount, replaces, program_id)
   select p.name, item.id, p.trade_type_id, p.customer_id, p.during, item.pesos, p.replaces, p.id
   from unnest($ids::bigint[], $pesos::int[]) as item (id, pesos), products.price_program p where p.id = $programId`,
);

export const deleteProgrammed = statement(
  'products.delete_programmed',
  `delete from products.programmed_price where program_id = $1`,
);

/** Gives the amounts of a program its window. */
export const respanProgrammed = statement(
  'products.respan_programmed',
  `update products.programmed_price pp set during = p.during from products.price_program p where p.id = $1 and pp.program_id = p.id`,
);
