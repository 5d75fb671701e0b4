import type { TaxClass, TaxedAmount } from '@tonalia/rules/tax';

/** The fiscal data of a customer at one moment (`auth.fiscal_snapshot`). A null is unknown. */
export interface FiscalSnapshot {
  personKind: 'natural' | 'company' | null;
  legalName: string;
  tradeName: string;
  documentType: 'CC' | 'CE' | 'NIT' | null;
  /** A NIT with its check digit at the end. */
  document: string | null;
  invoiceEmail: string | null;
  /** Codes of box 53 of the RUT: "O-13". */
  responsibilities: string[];
  /** Whether it charges IVA itself. */
  chargesIva: boolean | null;
  /** Whether it keeps a part of what it pays as tax. */
  withholds: boolean | null;
  /** The address of the invoice. */
  address: { address: string; cityId: string; city: string; stateId: string; state: string } | null;
  /** Whether an operator had checked the data. */
  isChecked: boolean;
}

/** How an order is paid. */
export interface FrozenTerms {
  method: string;
  /** Pesos charged to own credit, and the day until which they are to be paid. */
  onCredit: number;
  dueOn: string | null;
}

/** An amount with its tax, and the class that decided the rate (percent). */
export interface ClassedAmount extends TaxedAmount {
  taxClass: TaxClass;
  rate: number;
}

/** The facts of the whole order when it was placed, as `purchase.order.facts` keeps it. */
export interface PlacedFacts {
  /** Absent once the account is closed; the fiscal record keeps it. */
  customer?: FiscalSnapshot;
  /** The seller of the customer at that moment. */
  seller: { _id: string; name: string } | null;
  terms: FrozenTerms;
  /** Delivery, as it was charged. */
  shipping: ClassedAmount;
}
