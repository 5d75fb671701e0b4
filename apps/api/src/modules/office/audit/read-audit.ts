import type { AuditEntry, AuditPage, AuditQuery } from '@tonalia/contract/office-audit';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import { MOST_COUNTED } from '@tonalia/contract/office-wire';
import { countedPage } from '../../../platform/counted-page.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { planForValues } from '../../../platform/plan-for-values.sql.ts';
import { type Transaction, inTransaction } from '../../../platform/transaction.ts';
import type { SearchContext } from '../search/search-office.ts';
import { countAudit, listAudit } from './audit.sql.ts';
import { type FoundSubjects, findSubjects } from './find-subjects.ts';
import { nameSubjects, operatorNamer } from './name-subjects.ts';
import { modulesOfArea } from './read-subject.ts';

/** What reading the audit needs: the finders of words and the namers of subjects. */
export interface AuditContext extends Pick<ModuleContext, 'db' | 'finders' | 'namers'> {
  onFailure: SearchContext['onFailure'];
}

/** The newest audit events of the filters, with the names of their subjects. `role` decides what words find, and whether costs are shown. */
export async function readAudit(context: AuditContext, query: AuditQuery, role: OfficeRole): Promise<AuditEntry[]> {
  const wanted = filtersOf(query, await findWords(context, query, role));
  return nameEvents(context, await inTransaction(context.db, (tx) => readRows(tx, wanted, query)), role);
}

/** The same as a page, with the number of all events of the filters. */
export async function readAuditPage(context: AuditContext, query: AuditQuery, role: OfficeRole): Promise<AuditPage> {
  const wanted = filtersOf(query, await findWords(context, query, role));
  const { rows, count } = await inTransaction(context.db, async (tx) => ({
    rows: await readRows(tx, wanted, query),
    count: await countAudit(tx, { ...wanted, most: MOST_COUNTED + 1 }),
  }));
  return { ...countedPage(count[0]?.events ?? 0, query), results: await nameEvents(context, rows, role) };
}

const findWords = (context: AuditContext, { q }: AuditQuery, role: OfficeRole) =>
  q === undefined ? null : findSubjects(context, q, role);

type AuditRows = Awaited<ReturnType<typeof readRows>>;

async function nameEvents({ db, namers }: AuditContext, rows: AuditRows, role: OfficeRole): Promise<AuditEntry[]> {
  const names = await nameSubjects([operatorNamer(db), ...namers], rows);
  const seesCosts = operatorCan(role, 'costs.read');
  return rows.map(({ actorId, id, at, by, detail: { cost, ...detail }, ...row }) => {
    const event = { actorId, action: row.action, subject: row.subject };
    return {
      ...row,
      detail: seesCosts && cost !== undefined ? { ...detail, cost } : detail,
      _id: id,
      at: at.toISOString(),
      by: names.actorOf(event) ?? by,
      named: names.subjectOf(event),
    };
  });
}

async function readRows(tx: Transaction, wanted: ReturnType<typeof filtersOf>, { before, page, limit }: AuditQuery) {
  await planForValues(tx);
  return listAudit(tx, { ...wanted, before: before ?? null, limit, offset: (page - 1) * limit });
}

const filtersOf = (query: AuditQuery, found: FoundSubjects | null) => ({
  subject: query.subject ?? null,
  operatorId: query.operator ?? null,
  modules: query.area === undefined ? [] : [...modulesOfArea[query.area]],
  subjects: found?.subjects ?? [],
  operatorIds: found?.operatorIds ?? [],
  from: query.from ?? null,
  to: query.to ?? null,
});
