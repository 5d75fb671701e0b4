import { minute } from '@tonalia/rules/durations';
import { businessInitials } from '@tonalia/rules/initials';
import { conflictTexts as texts } from '../messages/conflict.es-CO.ts';
import { formatAge } from './age.ts';
import { PersonMark } from './person-mark.tsx';
import { useNow } from './use-now.ts';

export type SavedFirstProps = {
  by: string;
  /** ISO instant. */
  at: string;
  /** "TN-48218, Cosméticos Zuluaga". */
  subject: string;
};

/** The author of the save that was first, with its age, above what was saved. */
export function SavedFirst({ by, at, subject }: SavedFirstProps) {
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
