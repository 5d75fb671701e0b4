import { statement } from '../../../platform/db.ts';
import type { ContactDetails } from '../../auth/index.ts';

/** Replaces the name in a closed account. */
const CLOSED_NAME = 'Cuenta eliminada';

export interface ClosingAccountRow extends ContactDetails {
  customerId: string;
  documentType: 'CC' | 'CE' | 'NIT' | null;
  documentNumber: string | null;
  /** The name on invoices: the business of a NIT, else the person. */
  legalName: string;
}

/**
 * Locks a customer and its owner until the transaction ends: no order is placed meanwhile (`auth.hold_open_customer`). One of two
 * concurrent closings gets the row.
 */
export const lockAccount = statement<ClosingAccountRow, [identityId: string]>(
  'auth.hold_account',
  `select customer.id as "customerId", identity.email, identity.phone_e164 as "phoneE164",
     customer.document_type as "documentType", customer.document_number as "documentNumber",
     case when customer.document_type = 'NIT' then customer.name else btrim(identity.name || ' ' || identity.last_name) end as "legalName"
   from auth.identity join auth.customer on customer.identity_id = identity.id
   where identity.id = $1 and identity.role = 'Admin customer' and identity.deleted_at is null
   for no key update`,
);

export const forgetBusiness = statement<never, [customerId: string]>(
  'auth.forget_business',
  `update auth.customer set name = '${CLOSED_NAME}', document_type = null, document_number = null,
     person_kind = null, legal_name = null, invoice_email = null, responsibilities = '{}', charges_iva = null, withholds = null,
     fiscal_address = null, fiscal_city_id = null,
     block_reason = null, blocked_at = null, approval_reason = case when approval_reason is not null then '${CLOSED_NAME}' end
   where id = $1`,
);

/** Removed ones too. Carts may refer to an address, so the rows stay. */
export const forgetAddresses = statement<never, [customerId: string, now: Date]>(
  'auth.forget_addresses',
  `update auth.address set title = '', address = 'Dirección eliminada', deleted_at = coalesce(deleted_at, $2)
   where customer_id = $1`,
);

export const leavePortfolio = statement<never, [customerId: string]>(
  'auth.leave_portfolio',
  `delete from auth.portfolio where customer_id = $1`,
);

/** The consent and its time stay. */
export const forgetConsentOrigin = statement<never, [identityId: string, customerId: string]>(
  'auth.forget_consent_origin',
  `update auth.consent set client_address = null where identity_id = $1 or customer_id = $2`,
);

export const removeCustomerNotes = statement<never, [customerId: string]>(
  'auth.remove_customer_notes',
  `delete from auth.customer_note where customer_id = $1`,
);
