import { statement } from '../../../platform/db.ts';

/** A customer as an import may have left it; locked until the transaction ends. */
export const findRestorable = statement(
  'auth.find_restorable_customer',
  `select customer.name, customer.trade_type_id as "tradeTypeId", customer.payment_days as "paymentDays", portfolio.seller_id as "sellerId",
     account.credit_limit as "creditLimit"
   from auth.customer left join auth.portfolio on portfolio.customer_id = customer.id
   left join auth.credit_account account on account.customer_id = customer.id
   where customer.id = $1 for no key update of customer`,
);

export const restoreCustomer = statement(
  'auth.restore_customer',
  `update auth.customer set name = $name, trade_type_id = $tradeTypeId, payment_days = $paymentDays, fiscal_version = fiscal_version + 1
   where id = $id`,
);

export const removeFromPortfolio = statement(
  'auth.remove_from_portfolio',
  `delete from auth.portfolio where customer_id = $1`,
);

/** No row for an account that owes, has a balance in favour or ever moved. */
export const removeCredit = statement(
  'auth.remove_credit_account',
  `delete from auth.credit_account a where customer_id = $1 and used = 0 and in_favour = 0
     and not exists (select from auth.credit_movement m where m.customer_id = a.customer_id) returning customer_id`,
);

/** Removes what an import gave a customer besides. Breaks a foreign key when the customer did something since. */
export const unlistCustomer = statement(
  'auth.unlist_customer',
  `with portfolio as (delete from auth.portfolio where customer_id = $1),
     addresses as (delete from auth.address where customer_id = $1 and deleted_at is null)
   delete from auth.credit_account where customer_id = $1`,
);

export const removeListedCustomer = statement(
  'auth.remove_listed_customer',
  `delete from auth.customer where id = $1 and identity_id is not null returning identity_id as "identityId"`,
);

/** A debt that an import brought and no payment touched since; no row for another one. */
export const removeListedDebt = statement(
  'auth.remove_listed_debt',
  `with gone as (
     delete from auth.credit_movement m where m.id = $id and m.document is not null and m.amount = $amount
       and not exists (select from auth.credit_application a where a.document_id = m.id)
       and not exists (select from auth.credit_movement p where p.customer_id = m.customer_id and p.id > m.id and p.kind in ('payment', 'payout'))
       and exists (select from auth.credit_account a where a.customer_id = m.customer_id and a.used >= m.amount)
     returning m.customer_id, m.amount)
   update auth.credit_account a set used = a.used - gone.amount, over_limit = greatest(0, a.used - gone.amount - a.credit_limit)
   from gone where a.customer_id = gone.customer_id returning a.customer_id`,
);

export const putDueBack = statement(
  'auth.put_debt_due_back',
  `update auth.credit_movement set due_on = $before where id = $id and document is not null and due_on = $after returning id`,
);
