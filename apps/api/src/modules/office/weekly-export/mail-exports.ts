import type { WeeklyExport } from '@tonalia/contract/office-weekly-export';
import { operatorCan } from '@tonalia/contract/office-rights';
import { minute } from '@tonalia/rules/durations';
import type { FastifyInstance } from 'fastify';
import { sendLater } from '../../../platform/messages.ts';
import { regularly } from '../../../platform/regularly.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { OfficeContext } from '../office-context.ts';
import { weeklyExportMail } from './messages.es-CO.ts';
import { mondayBefore } from './monday.rules.ts';
import { claimWeeklyExports } from './weekly-export.sql.ts';

const LOOK_EVERY = 5 * minute;

/**
 * Mails each operator the link to its weekly file, once for a Monday, at six or when the server runs again. A link and no file: the session
 * that opens it decides what the file has. Returns the number of mails.
 */
export async function mailWeeklyExports({ db, clock, publicUrl, hasMail }: OfficeContext): Promise<number> {
  if (!hasMail) return 0;
  return inTransaction(db, async (tx) => {
    const claimed = await claimWeeklyExports(tx, { monday: mondayBefore(clock.now()) });
    const due = claimed.filter(({ role }) => operatorCan(role, 'catalogue.read'));
    for (const { name, email, wish } of due)
      await sendLater(tx, { channel: 'email', to: email, ...weeklyExportMail(name, linkTo(publicUrl, wish)) });
    return due.length;
  });
}

/** The list of products with the filters of the file and the sheet of the export open. */
function linkTo(publicUrl: string, { search }: WeeklyExport): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) query.set(name, String(value));
  query.set('exportar', 'semanal');
  return `${publicUrl}/oficina/productos?${query.toString()}`;
}

/** Mails weekly files while the server runs. */
export function mailWeeklyExportsRegularly(app: FastifyInstance, context: OfficeContext): void {
  regularly(app, {
    name: 'weekly_exports',
    everyMs: LOOK_EVERY,
    failed: 'weekly files of products could not be mailed',
    work: () => mailWeeklyExports(context),
  });
}
