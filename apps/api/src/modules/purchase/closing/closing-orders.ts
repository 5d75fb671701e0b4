import { fiscalRecordYears, returnDays, vatRate } from '@tonalia/rules/policy';
import type { ClosingOrders } from '../../../platform/module.ts';
import { removeFormulas } from '../formulas/remove-formulas.sql.ts';
import { readOrderFacts } from '../facts/read-order-facts.ts';
import { findObligations, findOrderIds, insertFiscalRecords } from './closing-orders.sql.ts';

const nothing = { orders: [], returnableUntil: null, returns: [], paying: 0, refunding: 0 };

/**
 * What auth asks of purchase when a customer closes the account: the orders that keep it open, the fiscal record the law
 * requires, and the end of what a salon kept of its clients.
 */
export const closingOrders: ClosingOrders = {
  async findObligations(tx, customerId) {
    const [found = nothing] = await findObligations(tx, { customerId, returnDays });
    return found;
  },
  async keepFiscalRecord(tx, { customerId, documentType, documentNumber, legalName }) {
    const ids = (await findOrderIds(tx, customerId)).map(({ id }) => id);
    const facts = await readOrderFacts(tx, { ids });
    await insertFiscalRecords(tx, {
      taxes: JSON.stringify(facts.map(({ orderId: id, tax }) => ({ id, tax }))),
      customerId,
      documentType,
      documentNumber,
      legalName,
      vatRate,
      yearsKept: fiscalRecordYears,
    });
  },
  async forgetThirdPeople(tx, customerId) {
    await removeFormulas(tx, customerId);
  },
};
