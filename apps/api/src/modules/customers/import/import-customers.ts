import type { ImportChange } from '@tonalia/contract/import-office';
import { dayIn } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { creditAloneLimit } from '@tonalia/rules/policy';
import { recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import {
  type RowImport,
  type RowWork,
  type SavedImportRow,
  RowRefused,
  rowImport,
} from '../../../platform/row-import.ts';
import { type Transaction, brokenConstraint } from '../../../platform/transaction.ts';
import { createIdentity } from '../../auth/index.ts';
import { insertAddress } from '../address/address.sql.ts';
import { setCreditLimit } from '../credit/credit.sql.ts';
import { mayGrant } from '../credit/may-grant.rules.ts';
import { putIntoPortfolio } from '../portfolio/portfolio.sql.ts';
import { insertCustomer } from '../registration/registration.sql.ts';
import { type ListedCustomer, readCustomer } from './customer-row.rules.ts';
import { type CustomerImportFacts, placeOf, readImportFacts, sellerOf, tradeTypeOf } from './import-facts.ts';
import { changeListedCustomer, findListedAddress, findListedCustomers } from './import.sql.ts';
import { type CustomerRestore, changedOf, restoreOf } from './customer-changes.rules.ts';
import { undoCustomer } from './undo-customer.ts';
import { customerFields, importNotes } from './list-fields.es-CO.ts';

/**
 * Lists of customers: with trade type, seller, address and credit. A customer is found by its document, else by its phone; several rows of one
 * bring it several addresses. A new one signs in with its phone, and no message is sent to it.
 */
export const customersImport = (clock: Clock): RowImport =>
  rowImport<ListedCustomer, CustomerImportFacts, CustomerRestore>({
    kind: 'customers',
    needs: 'customers.edit',
    fields: customerFields,
    granted: { targets: ['credit_limit', 'payment_days'], needs: 'credit.grant' },
    mayRepeat: true,
    isUsable: (targets) => targets.has('name') && (targets.has('document') || targets.has('phone')),
    read: readCustomer,
    prepare: readImportFacts,
    save: (tx, row, work) => saveCustomer(tx, clock, row, work),
    undo: (tx, row, work) => undoCustomer(tx, clock, row, work),
  });

async function saveCustomer(
  tx: Transaction,
  clock: Clock,
  row: ListedCustomer,
  work: RowWork<CustomerImportFacts>,
): Promise<SavedImportRow> {
  const [found, twin] = await findListedCustomers(tx, { document: row.document, phoneE164: row.phoneE164 });
  if (twin) throw new RowRefused('dos clientes tienen ese documento');
  return found ? changeCustomer(tx, found, row, work) : createCustomer(tx, clock, row, work);
}

async function createCustomer(
  tx: Transaction,
  clock: Clock,
  row: ListedCustomer,
  { facts, author }: RowWork<CustomerImportFacts>,
): Promise<SavedImportRow> {
  const { name, documentType, document, phone, city } = row;
  if (phone === null) throw new RowRefused('falta el celular, con el que entra a la tienda');
  if (row.tradeType === null) throw new RowRefused('falta el tipo de negocio');
  if (city === null) throw new RowRefused('falta la ciudad');
  const tradeType = tradeTypeOf(facts, row.tradeType);
  const { cityId, stateId } = placeOf(facts, city, row.state);
  const seller = row.seller === null ? null : sellerOf(facts, row.seller);
  const now = clock.now();
  const identityId = await createIdentity(tx, {
    name: row.person ?? name.slice(0, 80),
    lastName: row.lastName ?? '',
    email: row.email,
    phone,
    phoneE164: row.phoneE164,
    passwordHash: null,
  }).catch((error: unknown) => {
    if (brokenConstraint(error) === 'identity_phone') throw new RowRefused('otro cliente tiene ese celular');
    throw error;
  });
  const business = { name, tradeTypeId: tradeType.id, documentType, document, cityId, stateId };
  const state = { identityId, approval: 'approved', leadDay: dayIn(now), fromLanding: false, now } as const;
  const [made] = await insertCustomer(tx, { ...business, ...state });
  if (!made) throw new Error('a customer was not inserted');
  const customerId = made.id;
  if (row.address !== null) await addAddress(tx, customerId, { ...row, address: row.address, cityId, stateId });
  if (seller) await putIntoPortfolio(tx, seller.id, customerId, now);
  if (row.creditLimit !== null) await grantListed(tx, author, { customerId, before: null, limit: row.creditLimit });
  if (row.paymentDays !== null)
    await changeListedCustomer(tx, { id: customerId, name: null, tradeTypeId: null, paymentDays: row.paymentDays });
  await recordAuditEvent(tx, {
    actorId: null,
    operator: author,
    action: 'auth.customer_imported',
    subjectId: customerId,
    detail: { by: author.name, number: author.document, creditLimit: row.creditLimit },
  });
  return { outcome: 'created', subjectId: customerId, reason: null, changes: [], restore: { created: true } };
}

async function changeCustomer(
  tx: Transaction,
  found: Awaited<ReturnType<typeof findListedCustomers>>[number],
  row: ListedCustomer,
  { facts, author }: RowWork<CustomerImportFacts>,
): Promise<SavedImportRow> {
  const customerId = found.id;
  const tradeType = row.tradeType === null ? null : tradeTypeOf(facts, row.tradeType);
  const seller = row.seller === null ? null : sellerOf(facts, row.seller);
  const tradeNames = new Map([...facts.tradeTypes.values()].map(({ id, name }) => [id, name]));
  const changes = changedOf({ ...found, tradeType: tradeNames.get(found.tradeTypeId) ?? found.tradeTypeId }, row, {
    tradeType,
    seller,
  });
  const restore: CustomerRestore = restoreOf(found, row, { tradeType, seller });
  const { name, tradeTypeId, paymentDays } = restore;
  if (name ?? tradeTypeId ?? paymentDays)
    await changeListedCustomer(tx, {
      id: customerId,
      name: name?.after ?? null,
      tradeTypeId: tradeTypeId?.after ?? null,
      paymentDays: paymentDays?.after ?? null,
    });
  if (restore.sellerId) await putIntoPortfolio(tx, restore.sellerId.after, customerId, new Date());
  if (restore.creditLimit) {
    const { before, after } = restore.creditLimit;
    await grantListed(tx, author, { customerId, before, limit: after });
  }
  const added = await addListedAddress(tx, customerId, row, facts);
  if (added) {
    restore.addressId = added.id;
    changes.push({ field: 'address', before: null, after: added.address });
  }
  const stays = [
    ...(row.phone !== null && row.phone !== found.phone ? [importNotes.phoneStays] : []),
    ...(row.email !== null && row.email !== found.email ? [importNotes.emailStays] : []),
  ];
  const reason = stays.join('; ') || null;
  if (changes.length === 0) return { outcome: 'unchanged', subjectId: customerId, reason, changes, restore: null };
  await recordAuditEvent(tx, {
    actorId: null,
    operator: author,
    action: 'auth.customer_import_changed',
    subjectId: customerId,
    detail: { by: author.name, number: author.document, ...shownChanges(changes) },
  });
  return { outcome: 'updated', subjectId: customerId, reason, changes, restore };
}

/** Refuses a row with a limit that its operator may not set alone. */
async function grantListed(
  tx: Transaction,
  { role }: RowWork<CustomerImportFacts>['author'],
  { customerId, before, limit }: { customerId: string; before: number | null; limit: number },
): Promise<void> {
  if (!mayGrant(role, before, limit))
    throw new RowRefused(`un cupo de más de ${formatPesos(creditAloneLimit)} lo importa la dueña o el dueño`);
  await setCreditLimit(tx, { customerId, limit });
}

/** What an audit event says of the changes: their fields, and before → after of those that name no person and no place. */
function shownChanges(changes: readonly ImportChange[]): Record<string, string> {
  const shown = changes.filter(({ field }) => !['name', 'address'].includes(field));
  return {
    fields: changes.map(({ field }) => field).join(' '),
    ...Object.fromEntries(shown.map(({ field, before, after }) => [field, `${before ?? '–'} → ${after}`])),
  };
}

async function addListedAddress(
  tx: Transaction,
  customerId: string,
  row: ListedCustomer,
  facts: CustomerImportFacts,
): Promise<{ id: string; address: string } | undefined> {
  const { address, city, state } = row;
  if (address === null || city === null) return undefined;
  const { cityId, stateId } = placeOf(facts, city, state);
  if ((await findListedAddress(tx, { customerId, cityId, address })).length > 0) return undefined;
  const id = await addAddress(tx, customerId, { ...row, address, cityId, stateId });
  return { id, address };
}

async function addAddress(
  tx: Transaction,
  customerId: string,
  {
    address,
    addressTitle,
    cityId,
    stateId,
  }: Pick<ListedCustomer, 'addressTitle'> & Record<'address' | 'cityId' | 'stateId', string>,
): Promise<string> {
  const [made] = await insertAddress(tx, {
    customerId,
    title: addressTitle ?? '',
    address,
    cityId,
    stateId,
    fixed: false,
  });
  if (!made) throw new Error('an address was not inserted');
  return made.id;
}
