import { findSupportCustomers } from '../../../api/src/modules/customers/index.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { Stop } from '../terminal/stop.ts';

/** Finds the customer with this e-mail or document. Throws Stop with one sentence when there is none or more than one. */
export async function findOneCustomer(db: Database, typed: string) {
  const found = await findSupportCustomers(db, typed);
  const [customer] = found;
  if (!customer) throw new Stop(`Ningún cliente tiene el correo o documento «${typed}».`);
  if (found.length > 1) throw new Stop(`Varios clientes tienen «${typed}»: pregunta con el correo.`);
  return customer;
}
