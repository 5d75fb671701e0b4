import type { AuditSubject } from '@tonalia/contract/office-audit';
import type { NamedSubject, SubjectIds, SubjectNamer } from '../../../platform/subject-namer.ts';
import type { Database } from '../../../platform/transaction.ts';
import { nameOperators } from './audit.sql.ts';
import { type SubjectId, readSubject } from './read-subject.ts';

/** The parts of an audit event that have a name. */
export interface NamedEvent {
  action: string;
  subject: string;
  /** The account of the shop that acted. */
  actorId: string | null;
}

/** The names of some audit events. */
export interface EventNames {
  subjectOf(event: NamedEvent): AuditSubject | null;
  actorOf(event: NamedEvent): string | null;
}

/** Names operators. */
export const operatorNamer =
  (db: Database): SubjectNamer =>
  async ({ uuid }) => {
    const rows = await nameOperators(db, [...uuid]);
    return rows.map(({ id, name }) => ({ idKind: 'uuid', id, kind: 'operator', key: id, name }));
  };

/** Names the subjects and actors of events, with one question to each module. */
export async function nameSubjects(
  namers: readonly SubjectNamer[],
  events: readonly NamedEvent[],
): Promise<EventNames> {
  const subjects = events.map(({ action, subject }) => readSubject(action, subject));
  const actors = events.flatMap(({ actorId }) => actorId ?? []).map((id): SubjectId => ({ kind: 'uuid', id }));
  const ids = byKind([...subjects, ...actors]);
  const found = (await Promise.all(namers.map((namer) => namer(ids)))).flat();
  const names = new Map(found.map((one) => [keyOf({ kind: one.idKind, id: one.id }), one]));
  const nameOf = (id: SubjectId): NamedSubject | undefined => names.get(keyOf(id));
  return {
    subjectOf({ action, subject }) {
      const named = nameOf(readSubject(action, subject));
      return named ? { kind: named.kind, key: named.key, name: named.name } : null;
    },
    actorOf: ({ actorId }) => (actorId === null ? null : (nameOf({ kind: 'uuid', id: actorId })?.name ?? null)),
  };
}

const keyOf = ({ kind, id }: SubjectId): string => `${kind} ${id}`;

function byKind(all: readonly SubjectId[]): SubjectIds {
  const of = (kind: SubjectId['kind']) => [...new Set(all.filter((one) => one.kind === kind).map(({ id }) => id))];
  return {
    uuid: of('uuid'),
    payment: of('payment'),
    shipment: of('shipment'),
    product: of('product'),
    version: of('version'),
    text: of('text'),
  };
}
