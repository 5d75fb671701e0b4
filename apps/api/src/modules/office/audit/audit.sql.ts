import { rowIs, statement } from '../../../platform/db.ts';

/** The newest audit events before an id, of one subject or operator when named. */
export const listAudit = statement(
  'office.list_audit',
  `select a.id::text, a.at, coalesce(o.name, a.detail ->> 'by') as by, a.network, a.action, a.subject_id as subject, a.detail
   from platform.audit a left join office.operator o on o.id = a.operator_id
   where ($subject::text is null or a.subject_id = $subject) and ($operatorId::uuid is null or a.operator_id = $operatorId)
     and ($before::bigint is null or a.id < $before)
   order by a.id desc limit $limit`,
  rowIs<{ detail: Record<string, unknown> }>(),
);
