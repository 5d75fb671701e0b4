import { minute } from '@tonalia/rules/durations';
import { businessInitials } from '@tonalia/rules/initials';
import { conflictTexts as texts } from '../messages/conflict.es-CO.ts';
import { formatAge } from './age.ts';
import { OfficeButton } from './office-button.tsx';
import { PersonMark } from './person-mark.tsx';
import { useNow } from './use-now.ts';

/** A value in words: what is typed here, and what is saved now; null for none. */
export interface ConflictRow {
  name: string;
  mine: string | null;
  saved: string | null;
}

/** The save that was first: its author, and what was saved. */
export interface FirstSave {
  by: string;
  at: string;
  /** "TN-48218, Cosméticos Zuluaga" */
  subject: string;
}

export type ConflictNoteProps = {
  /** Absent when it is not known. */
  first?: FirstSave | undefined;
  /** Only those that differ are shown. */
  rows: readonly ConflictRow[];
  isBusy?: boolean;
  /** Fills the form with what is saved. */
  onTake: () => void;
  /** Saves what is typed over what is saved; absent where that cannot be. */
  onKeep?: (() => void) | undefined;
};

/** Another person saved first (VERSION_CONFLICT): both values of each field that differs, and the choice between them. */
export function ConflictNote({ first, rows, isBusy = false, onTake, onKeep }: ConflictNoteProps) {
  const differing = rows.filter(({ mine, saved }) => mine !== saved);
  const name = first?.by.split(' ')[0];
  return (
    <div role="alert" className="rounded-[14px] bg-warn-soft px-4 py-3 text-warn-ink">
      {first ? <SavedFirst {...first} /> : <p className="font-[650]">{texts.title}</p>}
      <p className="mt-1 text-[0.8125rem]">{differing.length > 0 ? texts.text : texts.same}</p>
      {differing.length > 0 && (
        <table className="mt-2 w-full text-left text-text">
          <thead className="text-[0.8125rem] text-text-2">
            <tr>
              <th scope="col" className="font-[550]">
                <span className="sr-only">{texts.field}</span>
              </th>
              <th scope="col" className="font-[550]">
                {texts.mine}
              </th>
              <th scope="col" className="font-[550]">
                {name === undefined ? texts.saved : texts.of(name)}
              </th>
            </tr>
          </thead>
          <tbody>
            {differing.map(({ name, mine, saved }) => (
              <tr key={name} className="align-top">
                <td className="py-1 pr-3 text-text-2">{name}</td>
                <td className="py-1 pr-3 font-[550] wrap-anywhere">{mine ?? texts.nothing}</td>
                <td className="py-1 font-[550] wrap-anywhere">{saved ?? texts.nothing}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-2.5 flex flex-wrap justify-end gap-2">
        <OfficeButton look="secondary" small disabled={isBusy} onClick={onTake}>
          {name === undefined ? texts.take : texts.takeOf(name)}
        </OfficeButton>
        {onKeep && (
          <OfficeButton small busy={isBusy} onClick={onKeep}>
            {name === undefined ? texts.keep : texts.keepMine}
          </OfficeButton>
        )}
      </div>
    </div>
  );
}

function SavedFirst({ by, at, subject }: FirstSave) {
  const now = useNow();
  return (
    <div className="flex items-center gap-2.5 text-text">
      <PersonMark id={by} initials={businessInitials(by)} size="md" />
      <p className="min-w-0 leading-[1.3]">
        <b className="block font-[650]">{savedWords(by, new Date(at), now)}</b>
        <span className="block truncate text-[0.8125rem] text-text-2">{subject}</span>
      </p>
    </div>
  );
}

/** "Paula Vélez guardó hace 3 min", "guardó hace un momento". */
const savedWords = (by: string, at: Date, now: Date): string =>
  now.getTime() - at.getTime() < minute ? texts.savedNow(by) : texts.savedAgo(by, formatAge(at, now));
