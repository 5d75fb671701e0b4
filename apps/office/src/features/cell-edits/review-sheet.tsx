import { useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { PricesStart } from '../../components/prices-start.tsx';
import { StepUpDialog } from '../../components/step-up-dialog.tsx';
import { outlines } from '../../components/outlines.ts';
import { VersionPicture } from '../../components/version-picture.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import { Swatch } from './grid-name.tsx';
import { type GridEdits, type PendingEdit, fallsMuch, paidOf } from './edits.ts';
import { ConflictsPart } from './conflicts-part.tsx';
import { isProgrammable, useProgram } from './use-program.ts';
import type { Save } from './use-save.ts';
import { valueWords } from './value-words.ts';

type Entry = [key: string, edit: PendingEdit];
/** Changes of a part that are shown at first, and as many more each time the rest is asked for. */
const SHOWN = 12;
const MORE = 200;

export type PriceReviewProps = { edits: GridEdits; save: Save; onClose: () => void };

/** All unsaved changes by risk, each of which can be taken back, and their saving. */
export function ReviewSheet({ edits, save, onClose }: PriceReviewProps) {
  const entries: Entry[] = [...edits.pending];
  const program = useProgram(edits);
  const [day, setDay] = useState<string>();
  const later = entries.filter(([, edit]) => isProgrammable(edit));
  /** Prices of a later day are programmed; the rest waits to be saved. */
  const confirm = async () => {
    if (day === undefined) return save.save(true);
    if (!(await program.program(later, day))) return;
    setDay(undefined);
    if (later.length === entries.length) onClose();
  };
  const parts = partsOf(entries, save);
  const drop = (some: readonly Entry[]) => edits.change(new Map(some.map(([key]) => [key, undefined])));
  const count = (part: readonly Entry[]) => formatNumber(part.length);
  const margin = save.effect?.margin;
  const falls = entries.filter(([, edit]) => isPrice(edit) && isFall(edit));
  return (
    <OfficeSheet
      title={texts.changes(entries.length)}
      subtitle=""
      before={
        <OfficeButton look="ghost" small icon={outlines.undo} onClick={() => drop(entries)}>
          {texts.discardAll}
        </OfficeButton>
      }
      onClose={onClose}
      onSave={() => void confirm()}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2.5">
          {(program.failure ?? save.failure) && (
            <p role="alert" className="w-full text-small text-danger">
              {program.failure ?? save.failure}
            </p>
          )}
          {later.length > 0 && (
            <span className="mr-auto text-small">
              <PricesStart day={day} onDay={setDay} />
            </span>
          )}
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.back}
          </OfficeButton>
          <OfficeButton
            busy={save.isBusy || program.isBusy}
            disabled={(day === undefined ? entries : later).length === 0}
            onClick={() => void confirm()}
          >
            {day === undefined ? texts.saveCount(entries.length) : texts.programCount(later.length)}
          </OfficeButton>
        </div>
      }
    >
      <dl className="flex flex-wrap rounded-[14px] bg-surface-2">
        {[
          {
            name: texts.rises,
            value: formatNumber(entries.length - falls.length - parts.other.length),
            isWarning: false,
          },
          { name: texts.falls, value: count(falls), isWarning: falls.length > 0 },
          { name: texts.others, value: count(parts.other), isWarning: false },
          ...(margin
            ? [{ name: texts.margin, value: texts.marginChange(margin.before, margin.after), isWarning: false }]
            : []),
        ].map(({ name, value, isWarning }) => (
          <div key={name} className="flex-1 border-l border-line whitespace-nowrap px-3.5 py-3 first:border-l-0">
            <dt className="text-[0.8125rem] text-text-2">{name}</dt>
            <dd className={`mt-1 text-[1.125rem] font-[650] ${isWarning ? 'text-warn' : ''}`}>{value}</dd>
          </div>
        ))}
      </dl>
      {parts.conflicts.length > 0 && <ConflictsPart entries={parts.conflicts} edits={edits} save={save} />}
      <Part
        title={texts.toConfirm}
        entries={parts.doubted}
        isWarning
        onDrop={drop}
        noteOf={(key) => save.doubted.get(key) ?? save.trouble.refused.get(key)}
      />
      <Part title={texts.fallsMuch} entries={parts.much} isWarning onDrop={drop} />
      <Part title={texts.falls} entries={parts.fall} onDrop={drop} />
      <Part title={texts.rises} entries={parts.rise} onDrop={drop} />
      <Part title={texts.others} entries={parts.other} onDrop={drop} />
      {program.asksFactor && (
        <StepUpDialog
          onClose={program.closeFactor}
          onConfirmed={() => {
            program.closeFactor();
            void confirm();
          }}
        />
      )}
    </OfficeSheet>
  );
}

const isPrice = (edit: PendingEdit): boolean => edit.field === 'price' && typeof paidOf(edit).before === 'number';
const isFall = (edit: PendingEdit): boolean => Number(paidOf(edit).after) < Number(paidOf(edit).before);

/** Each change in one part: the first that fits. */
function partsOf(entries: readonly Entry[], { doubted, trouble }: Save) {
  const parts = { conflicts: [], doubted: [], much: [], fall: [], rise: [], other: [] } as Record<
    'conflicts' | 'doubted' | 'much' | 'fall' | 'rise' | 'other',
    Entry[]
  >; // as: the lists begin empty
  for (const entry of entries) {
    const [key, edit] = entry;
    if (trouble.conflicts.has(key)) parts.conflicts.push(entry);
    else if (doubted.has(key) || trouble.refused.has(key)) parts.doubted.push(entry);
    else if (!isPrice(edit)) parts.other.push(entry);
    else if (fallsMuch(edit)) parts.much.push(entry);
    else parts[isFall(edit) ? 'fall' : 'rise'].push(entry);
  }
  return parts;
}

type PartProps = {
  title: string;
  entries: readonly Entry[];
  isWarning?: boolean;
  onDrop: (some: readonly Entry[]) => void;
  noteOf?: (key: string) => string | undefined;
};

function Part({ title, entries, isWarning = false, onDrop, noteOf }: PartProps) {
  const [most, setMost] = useState(SHOWN);
  if (entries.length === 0) return null;
  const shown = entries.slice(0, most);
  return (
    <section aria-label={title}>
      <div className="mt-5 flex items-center pb-2">
        <h2 className={`flex-1 text-panel ${isWarning ? 'text-warn' : ''}`}>
          {title} <span className="font-medium text-text-2">{formatNumber(entries.length)}</span>
        </h2>
        {isWarning && (
          <OfficeButton look="ghost" small onClick={() => onDrop(entries)}>
            {texts.removeThese(entries.length)}
          </OfficeButton>
        )}
      </div>
      {shown.map((entry) => (
        <Change
          key={entry[0]}
          entry={entry}
          note={noteOf?.(entry[0])}
          isWarning={isWarning}
          onDrop={() => onDrop([entry])}
        />
      ))}
      {shown.length < entries.length && (
        <OfficeButton look="ghost" small onClick={() => setMost(most + MORE)}>
          {texts.more(entries.length - shown.length)}
        </OfficeButton>
      )}
    </section>
  );
}

const Mark = ({ swatch, image, tile }: PendingEdit) =>
  swatch === null ? (
    <span className="scale-[0.78]">
      <VersionPicture image={image} tile={tile} />
    </span>
  ) : (
    <Swatch hex={swatch} />
  );

function Change({
  entry: [, edit],
  note,
  isWarning,
  onDrop,
}: {
  entry: Entry;
  note: string | undefined;
  isWarning: boolean;
  onDrop: () => void;
}) {
  const { field } = edit;
  const { before, after } = field === 'price' ? paidOf(edit) : edit;
  const name = isPrice(edit) ? edit.name : `${edit.name}, ${texts.fields[field]}`;
  const percent = isPrice(edit) ? Math.round((Number(after) / Number(before) - 1) * 100) : undefined;
  return (
    <div className="grid min-h-[42px] grid-cols-[32px_1fr_auto_20px_auto_48px_34px] items-center gap-x-2 border-t border-hair text-[0.84375rem]">
      <Mark {...edit} />
      <span className="min-w-0 truncate">
        {name}
        {note && <span className="block truncate text-[0.75rem] text-warn-ink">{note}</span>}
      </span>
      <span className="text-text-3">{valueWords(field, before)}</span>
      <Icon name="arrow-right" size="xs" className="text-text-3" />
      <b className="font-[650]">{valueWords(field, after)}</b>
      <span className={`text-right ${isWarning ? 'font-semibold text-warn' : 'text-text-2'}`}>
        {percent !== undefined && `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`}
      </span>
      <OutlineButton icon={outlines.undo} label={texts.undoOne(name)} bare small onClick={onDrop} />
    </div>
  );
}
