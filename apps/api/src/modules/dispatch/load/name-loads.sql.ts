import { rowIs, statement } from '../../../platform/db.ts';

/** Codes of load sheets and names of routes. */
export const nameLoads = statement(
  'dispatch.name_loads',
  `select 'uuid' as "idKind", id::text as id, 'load' as kind, code as key, code as name
   from dispatch.load where id = any($uuids::uuid[])
   union all
   select 'text', code, 'load', code, code from dispatch.load where code = any($codes::text[])
   union all
   select 'uuid', id::text, 'route', id::text, name from dispatch.route where id = any($uuids::uuid[])`,
  rowIs<{ idKind: 'uuid' | 'text'; kind: 'load' | 'route' }>(),
);
