import { useQuery } from '@tanstack/react-query';
import type { SavedKind } from '@tonalia/contract/office-last-save';
import { lastSaveQuery } from '../api/last-save.ts';
import { ConflictNote, type ConflictNoteProps } from './conflict-note.tsx';
import { SavedFirst } from './saved-first.tsx';

export type AuthoredConflictProps = Omit<ConflictNoteProps, 'first'> & {
  /** What was saved: its audit subject, and its name on the screen. */
  about: { kind: SavedKind; subject: string; name: string };
};

/** The conflict with the author of the save that was first; without one until it is known. */
export function AuthoredConflict({ about: { kind, subject, name }, ...note }: AuthoredConflictProps) {
  const { data: last } = useQuery(lastSaveQuery({ kind, subject }));
  const first = last ? { by: last.by, note: <SavedFirst {...last} subject={name} /> } : undefined;
  return <ConflictNote first={first} {...note} />;
}
