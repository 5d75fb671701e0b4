import type { MemberTerms } from '@tonalia/contract/member-terms';
import type { Approval } from '@tonalia/contract/people';
import { statement } from '../../../platform/db.ts';

/** A customer as carts and orders need it: price list, city and route, and whether it is approved. */
export interface FoundCustomer {
  customerId: string;
  customerName: string;
  tradeTypeId: string;
  /** City of the default delivery address (`auth.choose_address`); without addresses, the customer's own city. */
  cityId: string;
  approval: Approval['state'];
  approvalReason: string | null;
  /** ISO weekdays of the customer's own route; null when the zone decides. */
  weekdays: number[] | null;
  /** Days to pay own credit; null for those of the installation. */
  paymentDays: number | null;
  /** What its owner allows the member that acts; null for anyone else. */
  member: MemberTerms | null;
}

/** What a membership allows, as the contract writes it. */
export const TERMS = `jsonb_build_object('mode', member.mode, 'orderLimit', member.order_limit, 'dayLimit', member.day_limit,
  'monthLimit', member.month_limit, 'usesCredit', member.uses_credit, 'seesCredit', member.sees_credit, 'seesOrders', member.sees_orders)`;

const found = (
  member = 'null::jsonb',
) => `select ${member} as member, customer.id as "customerId", customer.name as "customerName", customer.trade_type_id as "tradeTypeId",
    customer.approval, customer.approval_reason as "approvalReason", customer.weekdays,
    customer.payment_days as "paymentDays",
    coalesce(
      (select address.city_id from auth.address
       where address.customer_id = customer.id and address.deleted_at is null
       order by address.fixed desc, address.city_id = customer.city_id desc, address.created_at, address.id limit 1),
      customer.city_id) as "cityId"
  from auth.customer`;
const FOUND = found();

/** The customer an identity owns, or is a member of; `null` for any. No row for a closed account, and none after its membership ended. */
export const findOwnCustomer = statement<FoundCustomer, [identityId: string, customerId: string | null]>(
  'auth.find_own_customer',
  `${found(`case when member.id is not null then ${TERMS} end`)}
   join auth.identity on identity.id = customer.identity_id and identity.deleted_at is null
   left join auth.member on member.identity_id = $1 and member.customer_id = customer.id and member.ended_at is null
   where customer.id in (
       select owned.id from auth.customer owned where owned.identity_id = $1
       union all select joined.customer_id from auth.member joined where joined.identity_id = $1 and joined.ended_at is null)
     and ($2::uuid is null or customer.id = $2)`,
);

export const findPortfolioCustomer = statement<FoundCustomer, [sellerId: string, customerId: string]>(
  'auth.find_portfolio_customer',
  `${FOUND} join auth.portfolio on portfolio.customer_id = customer.id
   where portfolio.seller_id = $1 and customer.id = $2`,
);

/** Any customer, for operators. No row for a closed account. */
export const findOpenCustomer = statement<FoundCustomer, [customerId: string]>(
  'auth.find_open_customer',
  `${FOUND} left join auth.identity on identity.id = customer.identity_id
   where customer.id = $1 and identity.deleted_at is null`,
);

/** Customers with this e-mail or one of these documents; a NIT also matches without its check digit. */
export const findNamedCustomers = statement<FoundCustomer, [email: string, documents: string[]]>(
  'auth.find_named_customers',
  `${FOUND} join auth.identity on identity.id = customer.identity_id and identity.deleted_at is null
   where identity.email = $1 or customer.document_number = any($2)
     or customer.document_type = 'NIT' and left(customer.document_number, -1) = any($2)
   order by customer.created_at, customer.id limit 20`,
);

export interface CustomerRow {
  id: string;
  name: string;
  cityId: string;
  city: string;
  stateId: string;
  state: string;
  tradeTypeId: string;
  tradeType: string;
  warehouseId: string | null;
  documentType: 'CC' | 'CE' | 'NIT' | null;
  document: string | null;
  approval: Approval['state'];
  approvalReason: string | null;
  createdAt: Date;
  reviewedAt: Date | null;
}

/** Columns of a `CustomerRow`, from `auth.customer` with its `place` and `trade_type`. */
export const ROW = `customer.id, customer.name, customer.city_id as "cityId", place.city, place.state_id as "stateId", place.state,
    customer.trade_type_id as "tradeTypeId", trade_type.name as "tradeType", place.warehouse_id as "warehouseId",
    customer.document_type as "documentType", customer.document_number as document, customer.approval,
    customer.approval_reason as "approvalReason", customer.created_at as "createdAt", customer.reviewed_at as "reviewedAt"`;
/** The place and the trade type of `auth.customer`. */
export const PLACED = `join auth.trade_type on trade_type.id = customer.trade_type_id
   cross join lateral tracking.place(customer.city_id) place`;

/** `pattern` is a LIKE pattern for names without accents; `document` is the beginning of a document, or null. */
export const listPortfolio = statement<
  CustomerRow,
  { sellerId: string; pattern: string; document: string | null; limit: number; offset: number }
>(
  'auth.list_portfolio',
  `select ${ROW} from auth.portfolio join auth.customer on customer.id = portfolio.customer_id ${PLACED}
   where portfolio.seller_id = $sellerId and (customer.search_name like platform.plain_text($pattern) or starts_with(customer.document_number, $document))
   order by customer.search_name, customer.id limit $limit offset $offset`,
  ['sellerId', 'pattern', 'document', 'limit', 'offset'],
);

export const countPortfolio = statement<
  { total: number },
  [sellerId: string, pattern: string, document: string | null]
>(
  'auth.count_portfolio',
  `select count(*)::int as total from auth.portfolio join auth.customer on customer.id = portfolio.customer_id
   where portfolio.seller_id = $1 and (customer.search_name like platform.plain_text($2) or starts_with(customer.document_number, $3))`,
);

export const findOwnWeekdays = statement<{ weekdays: number[] | null }, [customerId: string]>(
  'auth.find_own_weekdays',
  'select weekdays from auth.customer where id = $1',
);

export const listOwnWeekdays = statement<{ id: string; weekdays: number[] }, [customerIds: readonly string[]]>(
  'auth.list_own_weekdays',
  'select id, weekdays from auth.customer where id = any($1::uuid[]) and weekdays is not null',
);

export const findTradeType = statement<{ tradeTypeId: string }, [customerId: string]>(
  'auth.find_trade_type',
  'select trade_type_id as "tradeTypeId" from auth.customer where id = $1',
);

export const findClosedCustomer = statement<{ id: string }, [customerId: string]>(
  'auth.find_whether_left',
  `select customer.id from auth.customer join auth.identity on identity.id = customer.identity_id
   where customer.id = $1 and identity.deleted_at is not null`,
);
