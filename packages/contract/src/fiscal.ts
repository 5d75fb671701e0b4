import { z } from 'zod';
import { Pesos } from './wire.ts';
import { DocumentType } from './people.ts';

/** How IVA treats what is sold. */
export const TaxClass = z.enum(['general', 'reduced', 'exempt', 'excluded']);

/** Pesos with IVA included: base + tax = amount. */
export const TaxedAmount = z.object({ amount: Pesos, base: Pesos, tax: Pesos });

/** A person, or a company (persona jurídica). */
export const PersonKind = z.enum(['natural', 'company']);

/** Duties of box 53 of the RUT, as the electronic invoice names them. */
export const Responsibility = z.enum(['O-13', 'O-15', 'O-23', 'O-47', 'R-99-PN']);
export type Responsibility = z.infer<typeof Responsibility>;

/** The fiscal data of a customer when an order was placed; a null was unknown. */
export const FiscalSnapshot = z.object({
  personKind: PersonKind.nullable(),
  legalName: z.string(),
  tradeName: z.string(),
  documentType: DocumentType.nullable(),
  /** A NIT with its check digit at the end. */
  document: z.string().nullable(),
  invoiceEmail: z.string().nullable(),
  responsibilities: z.array(z.string()),
  /** Whether it charges IVA itself. */
  chargesIva: z.boolean().nullable(),
  /** Whether it keeps a part of what it pays as tax. */
  withholds: z.boolean().nullable(),
  address: z
    .object({ address: z.string(), cityId: z.string(), city: z.string(), stateId: z.string(), state: z.string() })
    .nullable(),
  /** Whether an operator had checked the data. */
  isChecked: z.boolean(),
});

const classed = { taxClass: TaxClass, rate: z.int() };

/** Fiscal facts of an order: frozen when it was placed, sums of it as it is sent now, and `placed` as it was. */
export const OfficeOrderFacts = TaxedAmount.extend({
  /** Filled in after the order was placed. */
  isAssumed: z.boolean(),
  /** Null once the account is closed. */
  customer: FiscalSnapshot.nullable(),
  seller: z.object({ _id: z.string(), name: z.string() }).nullable(),
  /** Pesos charged to own credit, and until when they are to be paid. */
  terms: z.object({ method: z.string(), onCredit: Pesos, dueOn: z.string().nullable() }).nullable(),
  shipping: TaxedAmount.extend(classed),
  placed: TaxedAmount,
  lines: z.array(
    TaxedAmount.extend({
      ...classed,
      line: z.int(),
      /** Unit of measure, UN/ECE recommendation 20. */
      unit: z.string(),
      /** Its share of coupon and payment method; below zero for a charge. */
      discount: Pesos,
      /** Null for a line that came after the order was placed. */
      placed: TaxedAmount.nullable(),
    }),
  ),
});
export type OfficeOrderFacts = z.infer<typeof OfficeOrderFacts>;
