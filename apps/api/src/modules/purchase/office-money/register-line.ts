import type { LineToRegister } from '@tonalia/contract/bank-lines';
import { AppError } from '@tonalia/contract/errors';
import { OfficeError } from '@tonalia/contract/office-errors';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import { addBalance, findAnyCustomer } from '../../customers/index.ts';
import { actOneByOne } from '../bulk/act-in-sets.ts';
import { lockBankLine } from '../payment/bank-line.sql.ts';
import type { TransferActs } from './act-on-transfers.ts';
import { registerLine } from './statements.sql.ts';

/** In the words of the request's other errors. */
const wrongDirection = 'no es de un movimiento así';

/** Registers a line of no order as what it is, once. An advance becomes its customer's balance in favour in the same transaction. */
export function registerBankLine(acts: TransferActs, wish: LineToRegister): Promise<BulkResult> {
  const { context, stop } = acts;
  return actOneByOne({ names: [wish.lineId], stop, log: context.log }, async () => {
    const of = wish.customerId === undefined ? undefined : await findAnyCustomer(context.db, wish.customerId);
    return inTransaction(context.db, (tx) => register(tx, acts, { ...wish, customer: of?.customerName }));
  });
}

async function register(
  tx: Transaction,
  { context, by, operator, mayRefund }: TransferActs,
  { lineId, purpose, reason, customerId, customer }: LineToRegister & { customer: string | undefined },
): Promise<'changed' | 'unchanged'> {
  const [line] = await lockBankLine(tx, lineId);
  if (!line) throw new OfficeError('BANK_LINE_NOT_FOUND');
  if (!line.isMatched && line.purpose === purpose && line.customerId === (customerId ?? null)) return 'unchanged';
  if (line.isMatched || line.isIgnored) throw new OfficeError('BANK_LINE_TAKEN');
  if (purpose !== 'own' && line.amount < 0 !== (purpose === 'expense'))
    throw new AppError('INVALID_REQUEST', { field: 'purpose', detail: wrongDirection });
  const movementId =
    customerId === undefined ? null : await addAdvance(tx, { customerId, amount: line.amount, mayRefund });
  await registerLine(tx, {
    lineId,
    purpose,
    reason,
    customerId: customerId ?? null,
    customerName: customer ?? null,
    movementId,
    by,
    now: context.clock.now(),
  });
  await recordAuditEvent(tx, {
    actorId: null,
    operator,
    action: 'purchase.line_registered',
    subjectId: customerId ?? lineId,
    detail: { lineId, purpose, reason, amount: line.amount, by },
  });
  return 'changed';
}

/** Adds an advance to the balance in favour of its customer. Returns the id of its movement. STEP_UP_REQUIRED, BALANCE_UNAVAILABLE. */
async function addAdvance(
  tx: Transaction,
  { customerId, amount, mayRefund }: { customerId: string; amount: number } & Pick<TransferActs, 'mayRefund'>,
): Promise<string> {
  if (!mayRefund) throw new OfficeError('STEP_UP_REQUIRED');
  const movementId = await addBalance(tx, { customerId, amount });
  if (movementId === undefined) throw new OfficeError('BALANCE_UNAVAILABLE');
  return movementId;
}
