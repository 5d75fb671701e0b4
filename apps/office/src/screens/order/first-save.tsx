import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { minute } from '@tonalia/rules/durations';
import { businessInitials } from '@tonalia/rules/initials';
import { formatAge } from '../../components/age.ts';
import type { FirstSave } from '../../components/conflict-note.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { useNow } from '../../components/use-now.ts';
import { conflictTexts as texts } from '../../messages/conflict.es-CO.ts';

/** The newest change of the order; undefined when a customer or a job made it. */
export function firstSaveOf({
  code,
  customer,
  history,
}: Pick<OfficeOrder, 'code' | 'customer' | 'history'>): FirstSave | undefined {
  const last = history.findLast(
    (event) => event.kind === 'step' || (event.kind === 'act' && event.missing === undefined),
  );
  if (!last || last.by === null) return undefined;
  const { by, at } = last;
  return { by, note: <SavedFirst by={by} at={at} subject={`${code}, ${customer.name}`} /> };
}

/** The author of the save with its age, above its order: "TN-48218, Cosméticos Zuluaga". */
function SavedFirst({ by, at, subject }: { by: string; at: string; subject: string }) {
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
