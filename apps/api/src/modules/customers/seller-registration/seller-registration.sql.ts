import type { Approval } from '@tonalia/contract/people';
import type { RegistrationDoubt, SellerRegistrationRequest } from '@tonalia/contract/seller-registrations';
import { rowIs, statement } from '../../../platform/db.ts';

/** A registration of a phone as it is kept until an answer settles its doubt. */
export interface DoubtfulRegistration {
  given: SellerRegistrationRequest['registration'];
  /** The seller said that another customer with this document is another business. */
  isAnotherBusiness: boolean;
}

/** A registration of a phone, with the customer that it became. */
export interface SellerRegistrationRow {
  clientRegistrationId: string;
  sellerId: string;
  digest: string;
  status: 'registered' | 'waits' | 'discarded';
  takenAt: Date;
  receivedAt: Date;
  draft: DoubtfulRegistration | null;
  reasons: RegistrationDoubt[];
  revision: number;
  answerDigest: string | null;
  customer: { customerId: string; name: string; addressId: string | null; approval: Approval['state'] } | null;
}

type RegistrationClaim = Pick<SellerRegistrationRow, 'status' | 'draft' | 'reasons' | 'customer'>;

const columns = `r.client_registration_id as "clientRegistrationId", r.seller_id as "sellerId", r.digest, r.status, r.taken_at as "takenAt",
  r.received_at as "receivedAt", r.draft, r.reasons, r.revision, r.answer_digest as "answerDigest",
  (select jsonb_build_object('customerId', c.id, 'name', c.name, 'addressId', r.address_id, 'approval', c.approval)
   from auth.customer c where c.id = r.customer_id) as customer`;

/** Claims the phone's id as waiting. No row when it was claimed before; a claim of a transaction that still runs is waited for. */
export const insertSellerRegistration = statement(
  'auth.insert_seller_registration',
  `insert into auth.seller_registration (client_registration_id, seller_id, digest, status, taken_at, draft, reasons, latitude, longitude, accuracy)
   values ($clientRegistrationId, $sellerId, $digest, 'waits', $takenAt, $draft, $reasons, $latitude, $longitude, $accuracy)
   on conflict (client_registration_id) do nothing
   returning client_registration_id as "clientRegistrationId"`,
);

export const findSellerRegistration = statement(
  'auth.find_seller_registration',
  `select ${columns} from auth.seller_registration r where r.client_registration_id = $1`,
  rowIs<RegistrationClaim>(),
);

/** The same, locked until the transaction ends. */
export const lockSellerRegistration = statement(
  'auth.hold_seller_registration',
  `select ${columns} from auth.seller_registration r where r.client_registration_id = $1 for update of r`,
  rowIs<RegistrationClaim>(),
);

/** The customer that it became, with its default address. */
export const settleSellerRegistration = statement(
  'auth.settle_seller_registration',
  `update auth.seller_registration r set status = 'registered', customer_id = $customerId, draft = null, reasons = '{}',
     answer_digest = $answerDigest, changed_at = now(),
     address_id = (select address.id from auth.address where address.customer_id = $customerId and address.deleted_at is null
       order by address.fixed desc, address.created_at, address.id limit 1)
   where r.client_registration_id = $clientRegistrationId and r.status = 'waits'`,
);

/** Other questions, after an answer to those of `revision`. */
export const askAboutRegistration = statement(
  'auth.ask_about_registration',
  `update auth.seller_registration set draft = $draft, reasons = $reasons, revision = revision + 1, changed_at = now()
   where client_registration_id = $clientRegistrationId and status = 'waits' and revision = $revision`,
);

export const discardSellerRegistration = statement(
  'auth.discard_seller_registration',
  `with photos as (delete from auth.registration_photo p using auth.seller_registration r
     where p.client_registration_id = r.client_registration_id and r.client_registration_id = $1 and r.status = 'waits')
   update auth.seller_registration set status = 'discarded', draft = null, reasons = '{}', changed_at = now(),
     latitude = null, longitude = null, accuracy = null
   where client_registration_id = $1 and status = 'waits'`,
);

/** A seller's own, newest first, with their number; `status` null for all. */
export const listSellerRegistrations = statement(
  'auth.list_seller_registrations',
  `select ${columns}, count(*) over ()::int as total from auth.seller_registration r
   where r.seller_id = $sellerId and ($status::text is null or r.status = $status)
   order by r.received_at desc, r.client_registration_id limit $limit offset $offset`,
  rowIs<RegistrationClaim & { total: number }>(),
);

/** Customers with open accounts that have this phone or document; `isOwn`: of the seller's portfolio. */
export const findTwins = statement(
  'auth.find_twins',
  `select c.id as "customerId", c.name, coalesce(i.phone_e164 = $phoneE164, false) as "hasPhone",
     coalesce(c.document_number = $document, false) as "hasDocument",
     exists (select from auth.portfolio p where p.customer_id = c.id and p.seller_id = $sellerId) as "isOwn"
   from (select customer.id from auth.customer where customer.document_number = $document
     union select customer.id from auth.identity join auth.customer on customer.identity_id = identity.id where identity.phone_e164 = $phoneE164) found
   join auth.customer c on c.id = found.id join auth.identity i on i.id = c.identity_id and i.deleted_at is null
   order by "isOwn" desc, c.created_at, c.id limit 20`,
);
