import { rowIs, statement } from '../../../platform/db.ts';

/** All filters that are not null or empty; $modules are the beginnings of actions. */
const isWanted = `($subject::text is null or a.subject_id = $subject)
     and ($operatorId::uuid is null or a.operator_id = $operatorId)
     and (cardinality($modules::text[]) = 0 or split_part(a.action, '.', 1) = any($modules))
     and (cardinality($subjects::text[]) = 0 or a.subject_id = any($subjects) or a.operator_id = any($operatorIds::uuid[]))
     and ($from::date is null or a.at >= $from::date::timestamp at time zone 'America/Bogota')
     and ($to::date is null or a.at < ($to::date + 1)::timestamp at time zone 'America/Bogota')`;

/** The newest audit events before that of an id that pass all filters. */
export const listAudit = statement(
  'office.list_audit',
  `select a.id::text, a.at, case when a.actor_id is null then coalesce(o.name, a.detail ->> 'by') end as by,
     a.actor_id as "actorId", a.operator_id as "operatorId", a.network, a.action, a.subject_id as subject, a.detail
   from platform.audit a left join office.operator o on o.id = a.operator_id
   where ${isWanted}
     and ($before::bigint is null or (a.at, a.id) < (select b.at, b.id from platform.audit b where b.id = $before))
   order by a.at desc, a.id desc limit $limit offset $offset`,
  rowIs<{ detail: Record<string, unknown> }>(),
);

/** How many audit events pass all filters, counted up to `most`. Sorted, so that an index serves it. */
export const countAudit = statement(
  'office.count_audit',
  `select count(*)::int as events from (
     select from platform.audit a where ${isWanted} order by a.at desc limit $most) counted`,
);

/** The newest event of a subject with an action that begins with one of `actions`: the instant, and the name of the operator, null for other authors. */
export const findLastAct = statement(
  'office.find_last_act',
  `select a.at, o.name as by from platform.audit a left join office.operator o on o.id = a.operator_id
   where a.subject_id = $subject and exists (select from unnest($actions::text[]) g (start) where starts_with(a.action, g.start)) order by a.at desc, a.id desc limit 1`,
);

/** Operators with an audit event, by name; former operators too. */
export const listAuditPeople = statement(
  'office.list_audit_people',
  `select id, name from office.operator o
   where exists (select from platform.audit a where a.operator_id = o.id) order by name, id`,
);

/** Operators with the words in their name. */
export const findOperatorsNamed = statement(
  'office.find_operators_named',
  `select id from office.operator where position(lower($1) in lower(name)) > 0 limit 20`,
);

/** Names of operators. */
export const nameOperators = statement(
  'office.name_operators',
  `select id, name from office.operator where id = any($1::uuid[])`,
);
