import type { Approval } from '@tonalia/contract/people';
import { statement } from '../../../platform/db.ts';
import type { ContactDetails } from '../../auth/index.ts';

/** A registration that waits for approval, with the business and the person that registered it. */
export interface WaitingRegistration {
  customerId: string;
  business: string;
  person: string;
  document: string | null;
  phone: string | null;
  email: string | null;
  /** Street and number of the default address. */
  street: string | null;
  city: string;
  tradeType: string;
  receivedAt: Date;
  /** Other customers with this document. */
  twins: { _id: string; name: string }[];
}

/** The oldest 200 registrations to review. */
export const listWaiting = statement<WaitingRegistration>(
  'auth.list_waiting_registrations',
  `select customer.id as "customerId", customer.name as business,
     trim(identity.name || ' ' || identity.last_name) as person,
     customer.document_type || ' ' || customer.document_number as document, identity.phone, identity.email,
     (select address.address from auth.address where address.customer_id = customer.id and address.deleted_at is null
      order by address.fixed desc, address.created_at limit 1) as street,
     (select coalesce(jsonb_agg(jsonb_build_object('_id', twin.id, 'name', twin.name)), '[]') from (
        select same.id, same.name from auth.customer same
        where same.document_number = customer.document_number and same.id <> customer.id order by same.created_at limit 5) twin) as twins,
     place.city || case when place.city <> place.state then ', ' || place.state else '' end as city, trade_type.name as "tradeType", customer.created_at as "receivedAt"
   from auth.customer join auth.identity on identity.id = customer.identity_id and identity.deleted_at is null
   join auth.trade_type on trade_type.id = customer.trade_type_id
   cross join lateral tracking.place(customer.city_id) place
   where customer.approval in ('received', 'in_review')
   order by customer.created_at, customer.id limit 200`,
);

/** No row when the customer is missing or already in this state. */
export const setApproval = statement<
  ContactDetails,
  { customerId: string; approval: Approval['state']; reason: string | null; now: Date }
>(
  'auth.set_approval',
  `update auth.customer set approval = $approval, approval_reason = $reason, reviewed_at = $now
   from auth.identity
   where customer.id = $customerId and identity.id = customer.identity_id and identity.deleted_at is null
     and (customer.approval, customer.approval_reason) is distinct from ($approval, $reason)
   returning identity.email, identity.phone_e164 as "phoneE164"`,
  ['customerId', 'approval', 'reason', 'now'],
);

export const isCustomer = statement<{ id: string }, [customerId: string]>(
  'auth.is_customer',
  `select customer.id from auth.customer
   join auth.identity on identity.id = customer.identity_id and identity.deleted_at is null
   where customer.id = $1`,
);
