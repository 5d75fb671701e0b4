import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { AppError } from '@tonalia/contract/errors';
import { type AnyErrorCode, isRefusal } from '@tonalia/contract/office-errors';
import { formatMoment } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import {
  type MoneyInFavour,
  type Payout,
  listMoneyInFavour,
  recordPayout,
} from '../../../api/src/modules/customers/index.ts';
import {
  type AskContext,
  type ProofKind,
  type ManualRefund,
  type TransferReviewResult,
  type WaitingRefund,
  type WaitingTransfer,
  findProof,
  finishRefund,
  listWaitingRefunds,
  listWaitingTransfers,
  requireUnreturned,
  reviewTransfer,
  setTransferAccount,
} from '../../../api/src/modules/purchase/index.ts';
import { readDatabaseClock } from '../../../api/src/platform/database-clock.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { type PaymentTask, readPaymentTask } from './payments-arguments.ts';
import type { ServerConfig } from '../config/config.ts';
import { realGateways } from '../payments/real-gateways.ts';
import { runCommand, Stop } from '../terminal/stop.ts';
import { resolveFromCaller } from '../terminal/resolve-from-caller.ts';
import { withDatabase } from './with-database.ts';

/** `npm run payments`: transfers to confirm or reject, refunds to make by hand, and balances in favour to pay out. */
async function run(): Promise<void> {
  const task = readPaymentTask(process.argv.slice(2));
  // two connections: an answer of the gateway is applied in a transaction of its own
  await withDatabase(async (db, config) => console.log(await resultText(db, task, config)), { max: 2 });
}

async function resultText(db: Database, task: PaymentTask, config: ServerConfig): Promise<string> {
  switch (task.do) {
    case 'transfers':
      return listed((await listWaitingTransfers(db)).map(transferLine), 'Ningún pedido espera una transferencia.');
    case 'proof':
      return writeProof(db, task.orderCode);
    case 'refunds':
      return listed((await listWaitingRefunds(db)).map(refundLine), 'No hay dinero por devolver.');
    case 'refunded':
      return refunded(
        { db, clock: await readDatabaseClock(db), gateways: realGateways(config), log: commandLog },
        task,
      );
    case 'credits':
      return listed((await listMoneyInFavour(db)).map(favourLine), 'Nadie tiene saldo a favor.');
    case 'paid out':
      return paidOut(db, task);
    case 'account':
      await setTransferAccount(db, task.account);
      return '  Listo: es lo que lee quien escoge pagar por transferencia.';
    case 'review':
      return review(db, task.orderCode, task.reason);
  }
}

const commandLog = { warn: console.error, error: console.error };

const listed = (lines: string[], none: string): string => (lines.length === 0 ? `  ${none}` : lines.join('\n'));

function transferLine({ orderCode, customer, amount, placedAt, payBy, proof, isOver }: WaitingTransfer): string {
  const sent = proof ? `comprobante de ${formatMoment(new Date(proof.sentAt))} (${proof.kind})` : 'sin comprobante';
  const heldUntil = proof ? new Date(proof.heldUntil) : payBy;
  const until = isOver
    ? 'terminó sin que nadie lo revisara: si el dinero llegó, apruébalo'
    : heldUntil && `espera hasta ${formatMoment(payBy && payBy > heldUntil ? payBy : heldUntil)}`;
  const facts = [`pedido ${formatMoment(placedAt)}`, sent, until];
  return `  ${orderCode}  ${formatPesos(amount)}  ${customer}\n    ${facts.filter(Boolean).join(' · ')}`;
}

function refundLine({ id, orderCode, customer, method, amount, why, createdAt, isTried }: WaitingRefund): string {
  const what = [orderCode ?? 'cupo', customer].filter(Boolean).join('  ');
  const facts = [method, formatMoment(createdAt), why, isTried && 'la pasarela todavía lo intenta'];
  return `  ${id}  ${formatPesos(amount)}  ${what}\n    ${facts.filter(Boolean).join(' · ')}`;
}

/** Why the money did not go back by hand, by the code of the refusal. */
const refusals: Partial<Record<AnyErrorCode, string>> = {
  REFUND_AT_GATEWAY: 'La pasarela todavía lo intenta: espera a que termine.',
  REFUND_MADE_BY_GATEWAY: 'La pasarela ya devolvió ese dinero.',
  REFUND_NEEDS_APPROVAL: 'Espera la aprobación de otra persona, en Pagos de la oficina.',
  GATEWAY_UNAVAILABLE: 'La pasarela no responde: intenta más tarde.',
};

async function refunded(context: AskContext, refund: Omit<ManualRefund, 'by'>): Promise<string> {
  const made = { ...refund, by: userInfo().username };
  const record = async () => {
    await requireUnreturned(context, refund.refundId);
    return finishRefund(context.db, context.clock, made);
  };
  const amount = await record().catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    const why = refusals[error.code];
    if (why !== undefined) throw new Stop(why);
    return undefined;
  });
  if (amount === undefined) throw new Stop('Ninguna devolución pendiente tiene ese número.');
  return `  Anotado: se devolvieron ${formatPesos(amount)}.`;
}

const favourLine = ({ customerId, customer, document, amount }: MoneyInFavour): string =>
  `  ${customerId}  ${formatPesos(amount)}  ${[customer, document].filter(Boolean).join(' · ')}`;

async function paidOut(db: Database, { customerId, amount, reference }: Omit<Payout, 'by'>): Promise<string> {
  // the operator in audit events: the account of the machine
  const outcome = await recordPayout(db, { customerId, amount, reference, by: userInfo().username });
  if (outcome === 'none') throw new Stop('Ningún cliente con cupo tiene ese ID.');
  if (outcome === 'more') throw new Stop('Es más de lo que tiene a favor; mira la lista.');
  if (outcome === 'other') throw new Stop('Con esa referencia ya se anotó otro valor.');
  return outcome === 'same'
    ? '  Ya estaba anotado.'
    : `  Anotado: se entregaron ${formatPesos(amount)} de su saldo a favor.`;
}

async function review(db: Database, orderCode: string, reason: string | null): Promise<string> {
  const reviewed = await reviewTransfer(
    { db, clock: await readDatabaseClock(db), log: commandLog },
    { orderCode, reason, by: userInfo().username },
  ).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'ORDER_NOT_FOUND') throw new Stop(`No hay un pedido ${orderCode}.`);
    throw new Stop(`El pedido ${orderCode} no espera una transferencia.`);
  });
  return `  ${orderCode} ${outcomes[reviewed]}`;
}

const outcomes: Record<TransferReviewResult, string> = {
  kept: 'queda pagado.',
  part: 'queda pagado en parte y espera el resto.',
  'goes back': 'ya había terminado y no se pudo retomar: el dinero quedó anotado para devolver.',
  refused: 'queda sin ese comprobante.',
};

const endings: Record<ProofKind, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Writes to a file that only its owner can read; not to standard output, because npm prints there too. */
async function writeProof(db: Database, orderCode: string): Promise<string> {
  const [proof] = await findProof(db, orderCode);
  if (!proof) throw new Stop(`El pedido ${orderCode} no tiene comprobante.`);
  const path = resolveFromCaller(`comprobante-${orderCode}.${endings[proof.kind]}`);
  await writeFile(path, proof.file, { mode: 0o600 });
  return `  Comprobante: ${path}`;
}

await runCommand(run);
