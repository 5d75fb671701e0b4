import type { PriceProgram, ProgramChanged, ProgramDraft } from '@tonalia/contract/prices-office';
import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { Toggle } from '@tonalia/ui/toggle';
import { saveProgram } from '../../api/prices.ts';
import { PesoField } from '../../components/peso-field.tsx';
import { Segments } from '../../components/segments.tsx';
import { useNow } from '../../components/use-now.ts';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { EffectBox, OverlapNote } from './effect-box.tsx';
import { ProgramNotes } from './program-notes.tsx';
import { FormSheet } from './form-sheet.tsx';
import { AgreedWith } from './agreed-with.tsx';
import { type ProgramFields, agreedFields, percentOf, programDraft, programFields } from './program-draft.ts';
import { ListField, SpanFields } from './span-fields.tsx';
import { SubjectField } from './subject-field.tsx';
import { usePriceForm } from './use-price-form.ts';
import { useSayDone } from '../../components/use-say-done.tsx';

const texts = pricesTexts.form;

export type ProgramSheetProps = {
  /** The one to edit; undefined for a new one. */
  program: PriceProgram | undefined;
  /** What a new agreed price starts with; absent for a price of a list. */
  agreed?: Partial<ProgramFields>;
  /** Other dates for the one to edit. */
  dates?: Partial<ProgramFields> | undefined;
  onClose: () => void;
};

/** Programs prices, or edits a programmed price, with the effect that the server computes while one types. */
export function ProgramSheet({ program, agreed, dates, onClose }: ProgramSheetProps) {
  const now = useNow();
  const sayDone = useSayDone();
  const [fields, setFields] = useState(() => ({
    ...(agreed ? agreedFields(program, now, agreed) : programFields(program, now)),
    ...dates,
  }));
  const words = agreed
    ? { make: texts.newAgreed, edit: texts.editAgreed, example: texts.agreedPlaceholder }
    : { make: texts.newProgram, edit: texts.editProgram, example: texts.namePlaceholder };
  const change = (part: Partial<ProgramFields>) => setFields((before) => ({ ...before, ...part }));
  const runs = program?.state === 'running';
  const draft = programDraft(fields, runs ? (program.from ?? undefined) : undefined);
  const form = usePriceForm<ProgramDraft, ProgramChanged>({
    draft,
    saved: program && { _id: program._id, version: program.version },
    send: saveProgram,
    onSaved: ({ undo }) => {
      sayDone(pricesTexts.saved(fields.name.trim()), undo?._id);
      onClose();
    },
  });
  const effect = form.preview?.effect;
  const overlap = effect?.overlaps[0];
  return (
    <FormSheet
      title={program ? words.edit : words.make}
      form={form}
      canSave={draft !== undefined && !overlap}
      about={program && { kind: 'program', subject: program._id, name: program.name }}
      conflict={
        program
          ? [
              { name: texts.conflictRows.name, mine: fields.name, saved: program.name },
              {
                name: texts.conflictRows.until,
                mine: fields.until || null,
                saved: programFields(program, now).until || null,
              },
            ]
          : []
      }
      onTake={() => {
        setFields(programFields(program, now));
        form.goOn();
      }}
      onClose={onClose}
    >
      <Field
        small
        className="max-w-none!"
        label={texts.name}
        placeholder={words.example}
        maxLength={120}
        required
        value={fields.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      {agreed && (
        <AgreedWith value={fields.customer ?? undefined} isFixed={runs} onChange={(customer) => change({ customer })} />
      )}
      <SubjectField
        value={fields.subject}
        hasVersions={agreed !== undefined}
        onChange={(subject) => change({ subject, versionIds: undefined })}
      />
      {!agreed && (
        <ListField value={fields.tradeTypeId} isFixed={runs} onChange={(tradeTypeId) => change({ tradeTypeId })} />
      )}
      <div className="flex items-end gap-3">
        <Segments
          label={texts.change}
          value={fields.kind}
          choices={[
            { value: 'percentage', label: texts.byPercent },
            { value: 'amount', label: texts.byPesos },
          ]}
          onChoose={(kind) => change({ kind })}
        />
        <div className="flex-1">
          {fields.kind === 'percentage' ? (
            <Field
              small
              className="max-w-none!"
              label={texts.percent}
              help={texts.percentHelp}
              error={fields.percent !== '' && percentOf(fields.percent) === undefined ? texts.percentWrong : undefined}
              inputMode="text"
              autoComplete="off"
              suffix={<span className="text-text-2">%</span>}
              value={fields.percent}
              onChange={({ currentTarget }) => change({ percent: currentTarget.value })}
            />
          ) : (
            <PesoField label={texts.pesos} value={fields.pesos} onChange={(pesos) => change({ pesos })} />
          )}
        </div>
      </div>
      <SpanFields
        from={fields.from}
        until={fields.until}
        isFixed={runs}
        fixedHelp={agreed ? texts.agreedRunning : texts.running}
        onChange={change}
      />
      <Toggle
        type="switch"
        small
        label={agreed ? texts.agreedReplaces : texts.isReplaced}
        text={agreed ? texts.agreedReplacesText : texts.isReplacedText}
        checked={fields.replaces}
        onChange={({ currentTarget }) => change({ replaces: currentTarget.checked })}
      />
      {overlap && <OverlapNote sentence={overlap.sentence} />}
      <EffectBox
        lead={texts.exampleOf}
        examples={effect?.examples}
        failure={form.previewFailure}
        figures={
          effect
            ? [
                { name: pricesTexts.affected, value: effect.versions },
                { name: texts.rise, value: effect.rise },
                { name: texts.fall, value: effect.fall },
                ...(effect.fallMuch > 0 ? [{ name: texts.fallMuch, value: effect.fallMuch }] : []),
                ...(effect.belowFloor > 0 ? [{ name: texts.belowFloor, value: effect.belowFloor }] : []),
              ]
            : []
        }
        note={effect && <ProgramNotes effect={effect} />}
      />
      <p className="text-[0.8125rem] text-text-2">{pricesTexts.keptByOrders}</p>
    </FormSheet>
  );
}
