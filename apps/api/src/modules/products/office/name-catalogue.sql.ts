import type { AuditSubject } from '@tonalia/contract/office-audit';
import { rowIs, statement } from '../../../platform/db.ts';

/** Names of products and versions, and of the documents of stock, purchase, prices and import. */
export const nameCatalogue = statement(
  'products.name_catalogue',
  `select 'product' as "idKind", id::text as id, 'product' as kind, id::text as key, name
   from products.product where id = any($products::bigint[])
   union all
   select 'version', v.id::text, 'version', v.code, concat_ws(' ', p.name, v.shade_code, v.shade_name)
   from products.version v join products.product p on p.id = v.product_id where v.id = any($versions::bigint[])
   union all
   select 'uuid', id::text, 'transfer', id::text, code from products.transfer where id = any($uuids::uuid[])
   union all
   select 'uuid', id::text, 'count', id::text, code from products.stock_count where id = any($uuids::uuid[])
   union all
   select 'uuid', id::text, 'purchase', id::text, code from products.purchase_order where id = any($uuids::uuid[])
   union all
   select 'uuid', id::text, 'supplier', id::text, name from products.supplier where id = any($uuids::uuid[])
   union all
   select 'uuid', id::text, 'program', id::text, name from products.price_program where id = any($uuids::uuid[])
   union all
   select 'uuid', id::text, 'receipt', id::text, code from products.receipt where id = any($uuids::uuid[])
   union all
   select 'uuid', id::text, 'import', id::text, name from products.import_list where id = any($uuids::uuid[])`,
  rowIs<{
    idKind: 'product' | 'version' | 'uuid';
    kind: AuditSubject['kind'];
  }>(),
);
