import type { PaymentStatus } from '@tonalia/contract/payment';
import { rowIs, statement } from '../../../platform/db.ts';

/** Locks the transfers of a customer's documents that wait, before its account. */
export const lockWaitingTransfers = statement(
  'purchase.hold_waiting_document_transfers',
  `select id::text as id from purchase.payment
   where customer_id = $1 and order_id is null and gateway_reference is null and status = 'pending' order by id for update`,
);

/** A transfer that waits and pays exactly these documents. */
export const findSameTransfer = statement(
  'purchase.find_same_document_transfer',
  `select p.id::text as id from purchase.payment p
   where p.customer_id = $customerId and p.order_id is null and p.gateway_reference is null and p.status = 'pending'
     and (select array_agg(row (d.document_id, d.amount)::text order by d.document_id) from purchase.payment_document d where d.payment_id = p.id)
       = (select array_agg(row (w.id, w.amount)::text order by w.id) from unnest($documentIds::bigint[], $amounts::int[]) as w (id, amount))`,
);

/** The method of bank transfers; no row when it is not offered. */
export const findTransferMethod = statement(
  'purchase.find_transfer_method',
  `select reference from purchase.payment_method where method_group = 'transfer' and active order by reference limit 1`,
);

/** A transfer with the code that its operator names it by. */
export const insertDocumentTransfer = statement(
  'purchase.insert_document_transfer',
  `with made as (
     insert into purchase.payment (customer_id, identity_id, method, status, amount)
     values ($customerId, $identityId, $method, 'pending', $amount) returning id
   )
   insert into purchase.document_transfer (payment_id, code, customer_name) select made.id, $code, $customerName from made
   returning payment_id::text as id`,
);

/** Pesos of each document that waiting transfers are for, and with `withCharges` a charge that a gateway has not decided. */
export const sumWaitingDocuments = statement(
  'purchase.sum_waiting_documents',
  `select d.document_id::text as id, sum(d.amount)::float8 as amount from purchase.payment p
   join purchase.payment_document d on d.payment_id = p.id
   where p.customer_id = $1 and p.order_id is null and p.status = 'pending' and ($2 or p.gateway_reference is null)
   group by d.document_id`,
);

/** A transfer of documents under review. */
export interface LockedDocumentTransfer {
  id: string;
  code: string;
  customerId: string;
  status: PaymentStatus;
  amount: number;
  proofSentAt: Date | null;
}

/** Locks a transfer of documents; no row for another payment. */
export const lockDocumentTransfer = statement(
  'purchase.hold_document_transfer',
  `select p.id::text as id, d.code, p.customer_id as "customerId", p.status, p.amount::float8 as amount,
     (select f.sent_at from purchase.payment_proof f where f.payment_id = p.id) as "proofSentAt"
   from purchase.document_transfer d join purchase.payment p on p.id = d.payment_id where p.id = $1 for update of p`,
  rowIs<{ status: PaymentStatus; customerId: string }>(),
);

/** A transfer of documents as its customer follows it. */
export interface FollowedTransfer {
  id: string;
  code: string;
  amount: number;
  status: PaymentStatus;
  reason: string | null;
  createdAt: Date;
  documents: { orderCode: string | null; amount: number }[];
}

/** Transfers of documents that wait, and a refused one until the customer sends another; the newest first. */
export const listFollowedTransfers = statement(
  'purchase.list_followed_transfers',
  `select p.id::text as id, t.code, p.amount::float8 as amount, p.status, p.reason, p.created_at as "createdAt",
     (select jsonb_agg(jsonb_build_object('orderCode', o.code, 'amount', d.amount) order by d.document_id)
      from purchase.payment_document d left join purchase.order o on o.id = d.order_id where d.payment_id = p.id) as documents
   from purchase.payment p join purchase.document_transfer t on t.payment_id = p.id
   where p.customer_id = $1 and p.order_id is null and (p.status = 'pending' or p.status = 'declined'
     and p.updated_at > now() - interval '30 days'
     and not exists (select from purchase.payment later where later.customer_id = $1 and later.order_id is null and later.id > p.id))
   order by p.id desc limit 20`,
  rowIs<Pick<FollowedTransfer, 'status' | 'documents'>>(),
);

/** Refuses a transfer of documents, and removes its proof. */
export const refuseDocumentTransfer = statement(
  'purchase.refuse_document_transfer',
  `with refused as (
     update purchase.payment set status = 'declined', reason = $why, updated_at = now() where id = $paymentId
   )
   delete from purchase.payment_proof where payment_id = $paymentId`,
);
