import { createHash } from 'node:crypto';
import { AppError } from '@tonalia/contract/errors';
import type { UploadedStatement } from '@tonalia/contract/bank-lines';
import { type OperatorAuthor, recordAuditEvent } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { UnreadableTable } from '../../../platform/table-file/table.ts';
import { readUploadedTable } from '../../../platform/table-file/table-file.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { type ReadStatement, type StatementLine, accountNamed, readStatement } from './statement.rules.ts';
import { insertLines, insertStatement, removeEmptyStatement } from './statements.sql.ts';

/** Rows of a statement; a distributor's month has a few hundred. */
const MOST_ROWS = 5_000;
/** Rows with a problem that the answer names. */
const MOST_ERRORS = 50;

/** A statement that an operator uploads. */
export interface StatementUpload {
  name: string;
  base64: string;
  /** The account, when the file does not name it. */
  account: string | undefined;
  by: string;
  operator: OperatorAuthor;
}

/**
 * Reads a bank's CSV or XLSX and stores its lines, each once however often a file is sent. Rows that are no lines are named with the
 * reason. Throws INVALID_REQUEST for a file that is no statement, with field `account` when neither it nor the operator names the account.
 */
export async function uploadStatement(
  db: Database,
  clock: Clock,
  { name, base64, account, by, operator }: StatementUpload,
): Promise<UploadedStatement> {
  const { lines, errors, ...read } = await readFile(base64);
  const named = nameAccount(account, read.account);
  const days = lines.map(({ day }) => day).toSorted();
  const [firstDay, lastDay] = [days[0], days.at(-1)];
  const answer = {
    account: named,
    errors: errors.slice(0, MOST_ERRORS),
    errorCount: errors.length,
    lines: lines.length,
  };
  if (firstDay === undefined || lastDay === undefined) return { ...answer, added: 0 };
  const added = await inTransaction(db, async (tx) => {
    const about = { account: named, fileName: name, firstDay, lastDay, by, now: clock.now() };
    const [statement] = await insertStatement(tx, about);
    const statementId = statement?.id ?? '';
    const inserted = await insertLines(tx, { statementId, account: named, ...columnsOf(named.slice(-4), lines) });
    if (inserted.length === 0) await removeEmptyStatement(tx, statementId);
    else
      await recordAuditEvent(tx, {
        actorId: null,
        operator,
        action: 'purchase.statement_uploaded',
        subjectId: statementId,
        detail: { account: named, lines: inserted.length, firstDay, lastDay, by },
      });
    return inserted.length;
  });
  return { ...answer, added };
}

/** The account decides whether a line is new, so the name of the file, which changes, is not used for it. */
function nameAccount(typed: string | undefined, read: string | null): string {
  const named = read ?? (typed === undefined ? null : accountNamed(typed));
  if (named !== null) return named;
  const detail =
    typed === undefined
      ? 'el archivo no dice de qué cuenta es: escribe el banco y los últimos 4 números de la cuenta'
      : 'escribe al menos los últimos 4 números de la cuenta';
  throw new AppError('INVALID_REQUEST', { field: 'account', detail });
}

async function readFile(base64: string): Promise<ReadStatement> {
  const refuse = (detail: string) => new AppError('INVALID_REQUEST', { field: 'file', detail });
  try {
    const table = await readUploadedTable(Buffer.from(base64, 'base64'), { rows: MOST_ROWS });
    if (table.isCut) throw refuse(`tiene más de ${MOST_ROWS} filas: divídelo por fechas`);
    const read = readStatement(table.rows);
    if (!read) throw refuse('no tiene una fila de títulos con Fecha y Valor, o con Débito y Crédito');
    return read;
  } catch (error) {
    throw error instanceof UnreadableTable ? refuse(error.message.replace(/\.$/, '')) : error;
  }
}

/** Lines as columns; `account` is its last digits, which do not depend on how its bank is written. Equal lines of one day differ by their number, so a file with two equal payments has both. */
function columnsOf(account: string, lines: readonly StatementLine[]) {
  const seen = new Map<string, number>();
  const hashes = lines.map(({ day, amount, reference, description }) => {
    const facts = JSON.stringify([account, day, amount, reference, description]);
    const nth = (seen.get(facts) ?? 0) + 1;
    seen.set(facts, nth);
    return createHash('sha256').update(`${facts} ${nth}`).digest('hex');
  });
  return {
    days: lines.map(({ day }) => day),
    amounts: lines.map(({ amount }) => String(amount)),
    references: lines.map(({ reference }) => reference),
    descriptions: lines.map(({ description }) => description),
    hashes,
  };
}
