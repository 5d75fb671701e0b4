import { rowIs, statement } from '../../../platform/db.ts';

/** Sellers with an open account, by what a list may call them. */
export const listImportSellers = statement(
  'auth.list_import_sellers',
  `select id, trim(concat_ws(' ', name, last_name)) as name, email, phone, provider_code as code
   from auth.identity where role = 'Seller' and deleted_at is null and blocked_at is null`,
);

export const listImportPlaces = statement(
  'auth.list_import_places',
  `select city_id as "cityId", city, state_id as "stateId", state from tracking.places()`,
  rowIs<{ cityId: string; city: string; stateId: string; state: string }>(),
);

/** The customers of a document, or of a phone where the list has no document; locked until the transaction ends. */
export const findListedCustomers = statement(
  'auth.find_listed_customers',
  `select customer.id, customer.name, customer.trade_type_id as "tradeTypeId", customer.payment_days as "paymentDays", identity.phone,
     coalesce(identity.email, identity.email_pending) as email, portfolio.seller_id as "sellerId", account.credit_limit as "creditLimit",
     trim(concat_ws(' ', seller.name, seller.last_name)) as seller
   from auth.customer
   left join auth.identity on identity.id = customer.identity_id
   left join auth.portfolio on portfolio.customer_id = customer.id
   left join auth.identity seller on seller.id = portfolio.seller_id
   left join auth.credit_account account on account.customer_id = customer.id
   where identity.deleted_at is null and case when $document::text is null then identity.phone_e164 = coalesce($phoneE164::text, '') else customer.document_number = $document end
   order by customer.created_at limit 2 for no key update of customer`,
);

/** Null keeps a value. The fiscal data has a new version, so that a form that is open does not overwrite it. */
export const changeListedCustomer = statement(
  'auth.change_listed_customer',
  `update auth.customer set name = coalesce($name, name), trade_type_id = coalesce($tradeTypeId, trade_type_id),
     payment_days = coalesce($paymentDays, payment_days), fiscal_version = fiscal_version + 1
   where id = $id`,
);

export const findListedAddress = statement(
  'auth.find_listed_address',
  `select id from auth.address where customer_id = $customerId and city_id = $cityId and deleted_at is null
     and platform.plain_text(address) = platform.plain_text($address)`,
);

/** The customer of a document with its documents of this number. */
export const findListedDebt = statement(
  'auth.find_listed_debt',
  `select customer.id as "customerId", customer.name, movement.id as "movementId", movement.amount, movement.due_on::text as "dueOn"
   from auth.customer left join auth.identity on identity.id = customer.identity_id
   left join auth.credit_movement movement on movement.customer_id = customer.id and movement.document = $number
   where customer.document_number = $document and identity.deleted_at is null order by customer.created_at limit 2`,
);

/** A credit account with nothing to lend, for a customer that owes. */
export const ensureCreditAccount = statement(
  'auth.ensure_credit_account',
  `insert into auth.credit_account (customer_id, credit_limit) values ($1, 0) on conflict (customer_id) do nothing`,
);

/** Adds a debt from before the shop: above the limit if necessary. A balance in favour pays it. The caller has locked the account. */
export const insertListedDebt = statement(
  'auth.insert_listed_debt',
  `with made as (
     insert into auth.credit_movement (customer_id, kind, amount, due_on, document, created_at)
     values ($customerId, 'adjustment', $amount, $dueOn, $number,
       case when $issuedOn::date is null then now() else ($issuedOn::date + time '12:00') at time zone 'America/Bogota' end) returning id, customer_id, amount)
   update auth.credit_account a set used = greatest(0, a.used - a.in_favour + made.amount),
     in_favour = greatest(0, a.in_favour - a.used - made.amount),
     over_limit = greatest(a.over_limit, a.used - a.in_favour + made.amount - a.credit_limit)
   from made where a.customer_id = made.customer_id returning made.id`,
);

export const setDebtDue = statement(
  'auth.set_debt_due',
  `update auth.credit_movement set due_on = $dueOn where id = $id and document is not null`,
);
