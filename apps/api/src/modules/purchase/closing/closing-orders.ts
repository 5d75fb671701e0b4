import type { ClosingOrders } from '../../../platform/module.ts';
import { findObligations, insertFiscalRecords } from './closing-orders.sql.ts';

/** Days after delivery in which an order may be returned. */
const RETURN_DAYS = 5;
/** Colombian companies keep their books and supports for ten years (Ley 962 de 2005, article 28); tax law asks for five. */
const YEARS_KEPT = 10;
/** The general rate in percent. Prices include it, and no product has another. */
const VAT_RATE = 19;
const nothing = { orders: [], returnableUntil: null, paying: 0, refunding: 0 };

/**
 * What auth asks of purchase when a customer closes the account: the orders that keep it open, and the fiscal record the law
 * requires.
 */
export const closingOrders: ClosingOrders = {
  async findObligations(tx, customerId) {
    const [found = nothing] = await findObligations(tx, customerId, RETURN_DAYS);
    return found;
  },
  async keepFiscalRecord(tx, { customerId, documentType, documentNumber, legalName }) {
    await insertFiscalRecords(tx, {
      customerId,
      documentType,
      documentNumber,
      legalName,
      vatRate: VAT_RATE,
      yearsKept: YEARS_KEPT,
    });
  },
};
