import type { ReactNode } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { conflictTexts as texts } from '../messages/conflict.es-CO.ts';
import { OfficeButton } from './office-button.tsx';

/** A value in words: what is typed here, and what is saved now; null for none. */
export interface ConflictRow {
  name: string;
  mine: string | null;
  saved: string | null;
}

/** The save that was first: its author, and a line with its age and subject. */
export interface FirstSave {
  by: string;
  note: ReactNode;
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
    <div role="alert" className="rounded-[16px] border border-line bg-surface px-[18px] py-4">
      {first?.note ?? (
        <p className="flex items-center gap-2.5 font-[650]">
          <Icon name="alert-triangle" size="sm" className="text-warn" />
          {texts.title}
        </p>
      )}
      <p className="mt-1.5 text-[0.8125rem] text-text-2">{differing.length > 0 ? texts.text : texts.same}</p>
      {differing.length > 0 && (
        <table className="mt-3 w-full table-fixed text-left">
          <thead className="text-[0.78125rem] text-text-3">
            <tr>
              <th scope="col" className="h-[26px] font-semibold">
                <span className="sr-only">{texts.field}</span>
              </th>
              <th scope="col" className="h-[26px] font-semibold">
                {texts.mine}
              </th>
              <th scope="col" className="h-[26px] font-semibold">
                {name === undefined ? texts.saved : texts.of(name)}
              </th>
            </tr>
          </thead>
          <tbody>
            {differing.map(({ name, mine, saved }) => (
              <tr key={name} className="border-t border-hair align-top">
                <td className="py-2 pr-3 text-text-2">{name}</td>
                <td className="py-2 pr-3 font-semibold wrap-anywhere">{mine ?? texts.nothing}</td>
                <td className="py-2 font-semibold wrap-anywhere">{saved ?? texts.nothing}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-3.5 flex flex-wrap justify-end gap-2">
        <OfficeButton look="secondary" disabled={isBusy} onClick={onTake}>
          {name === undefined ? texts.take : texts.takeOf(name)}
        </OfficeButton>
        {onKeep && (
          <OfficeButton busy={isBusy} onClick={onKeep}>
            {name === undefined ? texts.keep : texts.keepMine}
          </OfficeButton>
        )}
      </div>
    </div>
  );
}
