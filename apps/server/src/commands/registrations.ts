import { AppError } from '@tonalia/contract/errors';
import { formatMoment } from '@tonalia/rules/dates';
import { formatPhone } from '@tonalia/rules/phone';
import {
  type WaitingRegistration,
  listWaitingRegistrations,
  reviewRegistration,
} from '../../../api/src/modules/customers/index.ts';
import { readDatabaseClock } from '../../../api/src/platform/database-clock.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import type { ServerConfig } from '../config/config.ts';
import { createMailbox } from '../messages/mailbox.ts';
import { createMessenger } from '../messages/messenger.ts';
import { runCommand, Stop } from '../terminal/stop.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Uso: npm run registrations -- list
     npm run registrations -- approve ID
     npm run registrations -- reject ID "qué falta corregir"`;

type RegistrationTask = { do: 'list' } | { do: 'review'; customerId: string; reason: string | null };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const REASON_MAX = 300;

/** Parses the command line. Throws Stop with one sentence when it is wrong. */
function readTask([what, customerId, reason, ...rest]: string[]): RegistrationTask {
  if (what === 'list' && customerId === undefined) return { do: 'list' };
  if ((what !== 'approve' && what !== 'reject') || !customerId || rest.length > 0) throw new Stop(USAGE);
  if (!UUID.test(customerId)) throw new Stop(`«${customerId}» no es el ID de un registro; están en la lista.`);
  if (what === 'approve') {
    if (reason !== undefined) throw new Stop(USAGE);
    return { do: 'review', customerId, reason: null };
  }
  const text = reason?.trim() ?? '';
  if (!text) throw new Stop('Falta decir qué hay que corregir: el cliente lo lee tal como lo escribas.');
  if (text.length > REASON_MAX) throw new Stop(`Lo que hay que corregir va en ${REASON_MAX} caracteres o menos.`);
  return { do: 'review', customerId, reason: text };
}

/** `npm run registrations`: lists registrations that wait for review, and approves or rejects them. */
async function run(): Promise<void> {
  const task = readTask(process.argv.slice(2));
  await withDatabase((db, config) => (task.do === 'list' ? list(db) : review(db, config, task)));
}

async function list(db: Database): Promise<void> {
  const waiting = await listWaitingRegistrations(db, { limit: 200, offset: 0 });
  console.log(waiting.length === 0 ? '  Nadie espera una respuesta.' : waiting.map(lineOf).join('\n'));
}

function lineOf(row: WaitingRegistration): string {
  const { customerId, business, person, document, phone, city, tradeType, receivedAt } = row;
  const facts = [person, document, phone && formatPhone(phone), city, tradeType, formatMoment(receivedAt)];
  return `  ${customerId}  ${business}\n    ${facts.filter(Boolean).join(' · ')}`;
}

async function review(db: Database, config: ServerConfig, task: RegistrationTask & { do: 'review' }): Promise<void> {
  const { channels } = createMessenger(config.messages, config.mailbox ? createMailbox() : undefined);
  const reach = { channels, publicUrl: config.publicUrl };
  const isNew = await reviewRegistration(db, await readDatabaseClock(db), reach, task).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'CUSTOMER_NOT_FOUND')
      throw new Stop('Nadie se registró con ese ID.');
    throw error;
  });
  const outcome = task.reason === null ? 'Aprobado' : 'Rechazado';
  console.log(isNew ? `  ${outcome}; la tienda le avisa al cliente.` : `  Ya estaba así: ${outcome.toLowerCase()}.`);
}

await runCommand(run);
