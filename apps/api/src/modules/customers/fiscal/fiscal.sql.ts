import type { Responsibility } from '@tonalia/contract/fiscal';
import { rowIs, statement } from '../../../platform/db.ts';

/** Columns of the fiscal data of `auth.customer`, with the place of its address. */
const FISCAL = `customer.person_kind as "personKind", customer.legal_name as "legalName", customer.name as "tradeName",
    customer.document_type as "documentType", customer.document_number as document, customer.invoice_email as "invoiceEmail",
    customer.responsibilities, customer.charges_iva as "chargesIva", customer.withholds, customer.payment_days as "paymentDays",
    customer.fiscal_address as street, customer.fiscal_city_id as "cityId", customer.fiscal_version as version,
    customer.fiscal_checked_at as "checkedAt"`;

/** The fiscal data of a customer with an open account. */
export const findFiscal = statement(
  'auth.find_fiscal',
  `select ${FISCAL}, place.city, place.state_id as "stateId", place.state
   from auth.customer left join auth.identity on identity.id = customer.identity_id
   left join lateral tracking.place(customer.fiscal_city_id) place on true
   where customer.id = $1 and identity.deleted_at is null`,
  rowIs<{ responsibilities: Responsibility[] }>(),
);
export type FiscalRow = Awaited<ReturnType<typeof findFiscal>>[number];

/** The fiscal data, locked until the transaction ends. An order is placed before or after, never between. */
export const lockFiscal = statement(
  'auth.hold_fiscal',
  `select ${FISCAL} from auth.customer left join auth.identity on identity.id = customer.identity_id
   where customer.id = $1 and identity.deleted_at is null for no key update of customer`,
  rowIs<{ responsibilities: Responsibility[] }>(),
);

/** Replaces the fiscal data. An unknown city breaks `customer_fiscal_city_id_fkey`. */
export const updateFiscal = statement(
  'auth.update_fiscal',
  `update auth.customer set person_kind = $personKind, legal_name = $legalName, name = $tradeName, document_type = $documentType,
     document_number = $document, invoice_email = $invoiceEmail, responsibilities = $responsibilities, charges_iva = $chargesIva,
     withholds = $withholds, payment_days = $paymentDays, fiscal_address = $street, fiscal_city_id = $cityId,
     fiscal_version = fiscal_version + 1, fiscal_checked_at = now()
   where id = $id`,
);
