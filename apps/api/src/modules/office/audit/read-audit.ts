import type { AuditEntry, AuditQuery } from '@tonalia/contract/office-audit';
import { type OfficeRole, operatorCan } from '@tonalia/contract/office-rights';
import type { ModuleContext } from '../../../platform/module.ts';
import { planForValues } from '../../../platform/plan-for-values.sql.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import type { SearchContext } from '../search/search-office.ts';
import { listAudit } from './audit.sql.ts';
import { type FoundSubjects, findSubjects } from './find-subjects.ts';
import { nameSubjects, operatorNamer } from './name-subjects.ts';
import { modulesOfArea } from './read-subject.ts';

/** What reading the audit needs: the finders of words and the namers of subjects. */
export interface AuditContext extends Pick<ModuleContext, 'db' | 'finders' | 'namers'> {
  onFailure: SearchContext['onFailure'];
}

/** The newest audit events of the filters, with the names of their subjects. `role` decides what words find, and whether costs are shown. */
export async function readAudit(context: AuditContext, query: AuditQuery, role: OfficeRole): Promise<AuditEntry[]> {
  const { db, namers } = context;
  const found = query.q === undefined ? null : await findSubjects(context, query.q, role);
  const rows = await readRows(db, query, found);
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

const readRows = (db: Database, query: AuditQuery, found: FoundSubjects | null) =>
  inTransaction(db, async (tx) => {
    await planForValues(tx);
    return listAudit(tx, {
      subject: query.subject ?? null,
      operatorId: query.operator ?? null,
      modules: query.area === undefined ? [] : [...modulesOfArea[query.area]],
      subjects: found?.subjects ?? [],
      operatorIds: found?.operatorIds ?? [],
      from: query.from ?? null,
      to: query.to ?? null,
      before: query.before ?? null,
      limit: query.limit,
    });
  });
