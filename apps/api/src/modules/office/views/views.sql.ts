import { rowIs, statement } from '../../../platform/db.ts';

const view = `v.id, v.operator_id as "operatorId", v.name, v.is_shared as "isShared", v.search, v.hidden, v.columns, v.version,
  (select o.name from office.operator o where o.id = v.operator_id) as by`;
export interface ViewRow {
  id: string;
  operatorId: string;
  name: string;
  isShared: boolean;
  search: Record<string, string | number>;
  hidden: string[] | null;
  columns: string[] | null;
  version: number;
  by: string;
}
type ViewClaim = Pick<ViewRow, 'search' | 'hidden' | 'columns' | 'by'>;

/** Views of a list: the operator's own and the shared ones. */
export const listViews = statement(
  'office.list_views',
  `select ${view} from office.saved_view v
   where v.list = $list and (v.operator_id = $operatorId or v.is_shared) order by v.is_shared, lower(v.name), v.id limit 200`,
  rowIs<ViewClaim>(),
);

export const countOwnViews = statement(
  'office.count_own_views',
  `select count(*)::int as count from office.saved_view where operator_id = $operatorId and list = $list`,
);

/** No row when the operator has a view of this name. */
export const insertView = statement(
  'office.insert_view',
  `with v as (
     insert into office.saved_view (operator_id, list, name, is_shared, search, hidden, columns)
     values ($operatorId, $list, $name, $isShared, $search, $hidden, $columns) on conflict do nothing returning *)
   select ${view} from v`,
  rowIs<ViewClaim>(),
);

/** Locks an operator's own view. */
export const findOwnView = statement(
  'office.find_own_view',
  'select id, version from office.saved_view where id = $id and operator_id = $operatorId for update',
);

export const findSameName = statement(
  'office.find_same_name',
  `select other.id from office.saved_view this join office.saved_view other
     on other.operator_id = this.operator_id and other.list = this.list and lower(other.name) = lower($name) and other.id <> this.id
   where this.id = $id`,
);

export const updateView = statement(
  'office.update_view',
  `with v as (
     update office.saved_view set name = $name, is_shared = $isShared, search = $search, hidden = $hidden, columns = $columns, version = version + 1
     where id = $id returning *)
   select ${view} from v`,
  rowIs<ViewClaim>(),
);

export const deleteView = statement(
  'office.delete_view',
  'delete from office.saved_view where id = $id and operator_id = $operatorId returning id',
);
