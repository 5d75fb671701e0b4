import type { OwnSeller } from '@tonalia/contract/auth';
import { statement } from '../../../platform/db.ts';

/** A seller; `code` is the distributor's code of it, `customers` the size of its portfolio. */
export interface SellerRow {
  id: string;
  name: string;
  email: string | null;
  /** Ten digits. */
  phone: string | null;
  code: string | null;
  isBlocked: boolean;
  customers: number;
}

/** Open accounts of sellers, blocked ones last. */
export const listSellers = statement<SellerRow>(
  'auth.list_sellers',
  `select i.id, trim(i.name || ' ' || i.last_name) as name, i.email, i.phone, i.provider_code as code, i.blocked_at is not null as "isBlocked",
     (select count(*)::int from auth.portfolio p where p.seller_id = i.id) as customers
   from auth.identity i where i.role = 'Seller' and i.deleted_at is null order by i.blocked_at nulls first, i.name, i.id`,
);

/** No row when the customer is in this portfolio already. */
export const putIntoPortfolio = statement<{ customerId: string }, [sellerId: string, customerId: string, now: Date]>(
  'auth.put_into_portfolio',
  `insert into auth.portfolio (customer_id, seller_id, assigned_at)
   select id, $1, $3 from auth.customer where id = $2
   on conflict (customer_id) do update set seller_id = excluded.seller_id, assigned_at = excluded.assigned_at
     where portfolio.seller_id <> excluded.seller_id
   returning customer_id as "customerId"`,
);

export const handOverPortfolio = statement<{ customerId: string }, [from: string, to: string, now: Date]>(
  'auth.hand_over_portfolio',
  `update auth.portfolio set seller_id = $2, assigned_at = $3 where seller_id = $1 and seller_id <> $2
   returning customer_id as "customerId"`,
);

export const findOwnSeller = statement<OwnSeller, [customerId: string]>(
  'auth.find_own_seller',
  `select seller.name, seller.last_name, seller.phone_e164 as phone
   from auth.portfolio join auth.identity seller on seller.id = portfolio.seller_id
   where portfolio.customer_id = $1 and seller.blocked_at is null and seller.deleted_at is null
     and seller.phone_e164 is not null`,
);
