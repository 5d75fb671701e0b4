import type { ClosingOrders } from '../../../platform/module.ts';
import { findObligations, insertFiscalRecords } from './closing-orders.sql.ts';

/** Days after its delivery in which an order may be returned. */
const RETURN_DAYS = 5;
/** Colombian companies keep their books and supports for ten years (Ley 962 de 2005, article 28); tax asks for five. */
const YEARS_KEPT = 10;
/** Percent: the general rate. Prices include it, and no product has another. */
const VAT_RATE = 19;
const nothing = { orders: [], returnableUntil: null, paying: 0, refunding: 0 };

/** The orders of a customer who closes the account: what keeps it open, and what the law asks to keep of them. */
export const closingOrders: ClosingOrders = {
  async findObligations(tx, customerId) {
    const [found = nothing] = await findObligations(tx, customerId, RETURN_DAYS);
    return found;
  },
  async keepFiscalRecord(tx, { customerId, documentType, documentNumber, legalName }) {
    await insertFiscalRecords(tx, customerId, documentType, documentNumber, legalName, VAT_RATE, YEARS_KEPT);
  },
};
