import type { AuditSubject } from '@tonalia/contract/office-audit';

/** How the id of an audit event is read: a UUID is unique among all tables, a number only among those of its kind. */
export type SubjectIdKind = 'uuid' | 'payment' | 'shipment' | 'product' | 'version' | 'text';

/** The ids of some audit events, by how they are read. */
export type SubjectIds = Readonly<Record<SubjectIdKind, readonly string[]>>;

/** The name of the thing with that id. */
export interface NamedSubject extends AuditSubject {
  idKind: SubjectIdKind;
  id: string;
}

/** Names the things of one module; ids of other modules, and of things that are gone, are left out. */
export type SubjectNamer = (ids: SubjectIds) => Promise<NamedSubject[]>;
