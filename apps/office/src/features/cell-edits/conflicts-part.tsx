import { OfficeButton } from '../../components/office-button.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import type { GridEdits, PendingEdit } from './edits.ts';
import type { Save } from './use-save.ts';
import { valueWords } from './value-words.ts';

/** Cells that are listed; all of them can be decided at once. */
const SHOWN = 50;

export type ConflictsPartProps = {
  entries: readonly [key: string, edit: PendingEdit][];
  edits: GridEdits;
  save: Save;
};

/** Cells that another desk saved first: the operator keeps one of the two values, for one or for all. */
export function ConflictsPart({ entries, edits, save }: ConflictsPartProps) {
  const drop = (some: ConflictsPartProps['entries']) => edits.change(new Map(some.map(([key]) => [key, undefined])));
  const keep = (some: ConflictsPartProps['entries']) =>
    void save.save(
      true,
      new Map(
        some.flatMap(([key, edit]) => {
          const conflict = save.trouble.conflicts.get(key);
          return conflict ? [[key, { ...edit, version: conflict.version, before: conflict.saved }]] : [];
        }),
      ),
    );
  return (
    <section aria-label={texts.conflicts} className="mt-5 rounded-[14px] bg-warn-soft px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="flex-1 text-panel text-warn-ink">{texts.conflicts}</h2>
        {entries.length > 1 && (
          <>
            <OfficeButton look="secondary" small onClick={() => drop(entries)}>
              {texts.takeAllSaved(entries.length)}
            </OfficeButton>
            <OfficeButton look="secondary" small busy={save.isBusy} onClick={() => keep(entries)}>
              {texts.keepAllMine(entries.length)}
            </OfficeButton>
          </>
        )}
      </div>
      {entries.slice(0, SHOWN).map((entry) => {
        const [key, edit] = entry;
        const conflict = save.trouble.conflicts.get(key);
        if (!conflict) return null;
        return (
          <div key={key} className="mt-2 flex flex-wrap items-center gap-2 text-[0.84375rem]">
            <span className="min-w-0 flex-1">
              {edit.name}: <b>{valueWords(edit.field, edit.after)}</b>
            </span>
            <OfficeButton look="secondary" small onClick={() => drop([entry])}>
              {texts.takeSaved(valueWords(edit.field, conflict.saved))}
            </OfficeButton>
            <OfficeButton look="secondary" small busy={save.isBusy} onClick={() => keep([entry])}>
              {texts.keepMine}
            </OfficeButton>
          </div>
        );
      })}
      {entries.length > SHOWN && <p className="mt-2 text-small text-text-2">{texts.more(entries.length - SHOWN)}</p>}
    </section>
  );
}
