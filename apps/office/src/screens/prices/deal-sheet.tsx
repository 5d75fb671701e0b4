import type { DealChanged, DealDraft, OfficeDeal } from '@tonalia/contract/prices-office';
import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { saveDeal } from '../../api/prices.ts';
import { PesoField } from '../../components/peso-field.tsx';
import { Segments } from '../../components/segments.tsx';
import { WeekdayChips } from '../../components/weekday-chips.tsx';
import { useNow } from '../../components/use-now.ts';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import {
  type DealFields,
  copiedFields,
  dealDraft,
  dealFields,
  fewestUnits,
  isDiscount,
  isTooFew,
} from './deal-draft.ts';
import { everyWeek } from './calendar-rows.ts';
import { EffectBox } from './effect-box.tsx';
import { FormSheet } from './form-sheet.tsx';
import { ListField, SpanFields } from './span-fields.tsx';
import { SubjectField } from './subject-field.tsx';
import { usePriceForm } from './use-price-form.ts';
import { useSayDone } from '../../components/use-say-done.tsx';

const texts = pricesTexts.form;
const titles = {
  deal: { make: texts.newDeal, edit: texts.editDeal },
  break: { make: texts.newBreak, edit: texts.editBreak },
};

export type DealSheetProps = {
  kind: OfficeDeal['kind'];
  /** The one to edit; undefined for a new one. */
  deal: OfficeDeal | undefined;
  /** A new one is like this, from tomorrow on. */
  copyOf?: OfficeDeal | undefined;
  /** Other dates for the one to edit. */
  dates?: Partial<DealFields> | undefined;
  onClose: () => void;
};

/** Makes or edits an offer or a price by quantity, with prices that the server computes while one types. */
export function DealSheet({ kind, deal, copyOf, dates, onClose }: DealSheetProps) {
  const now = useNow();
  const sayDone = useSayDone();
  const [fields, setFields] = useState(() => ({
    ...(copyOf ? copiedFields(copyOf, now) : dealFields(deal, kind, now)),
    ...dates,
  }));
  const change = (part: Partial<DealFields>) => setFields((before) => ({ ...before, ...part }));
  const runs = deal?.state === 'running';
  const draft = dealDraft(fields, runs ? (deal.from ?? undefined) : undefined);
  const form = usePriceForm<DealDraft, DealChanged>({
    draft,
    saved: deal && { _id: deal._id, version: deal.version },
    send: saveDeal,
    onSaved: ({ undo }) => {
      sayDone(pricesTexts.saved(fields.name.trim()), undo?._id);
      onClose();
    },
  });
  const effect = form.preview?.effect;
  const isPercent = fields.discountType === 'percentage';
  return (
    <FormSheet
      title={titles[kind][deal ? 'edit' : 'make']}
      form={form}
      canSave={draft !== undefined}
      about={deal && { kind: 'deal', subject: deal._id, name: deal.name }}
      conflict={
        deal
          ? [
              { name: texts.conflictRows.name, mine: fields.name, saved: deal.name },
              { name: texts.discount, mine: String(fields.amount ?? ''), saved: String(deal.amount) },
              {
                name: texts.conflictRows.until,
                mine: fields.until || null,
                saved: dealFields(deal, kind, now).until || null,
              },
            ]
          : []
      }
      onTake={() => {
        setFields(dealFields(deal, kind, now));
        form.goOn();
      }}
      onClose={onClose}
    >
      <Field
        small
        className="max-w-none!"
        label={texts.name}
        placeholder={kind === 'deal' ? texts.dealPlaceholder : texts.breakPlaceholder}
        maxLength={120}
        required
        value={fields.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <SubjectField value={fields.subject} onChange={(subject) => change({ subject })} />
      <div className="flex items-end gap-3">
        <Segments
          label={texts.discount}
          value={fields.discountType}
          choices={[
            { value: 'percentage', label: texts.byPercent },
            { value: 'value', label: texts.byPesos },
          ]}
          onChoose={(discountType) => change({ discountType })}
        />
        <div className="flex-1">
          {isPercent ? (
            <Field
              small
              className="max-w-none!"
              type="number"
              min={1}
              max={90}
              inputMode="numeric"
              label={texts.discount}
              error={fields.amount !== null && !isDiscount(fields) ? texts.discountWrong : undefined}
              suffix={<span className="text-text-2">%</span>}
              value={fields.amount ?? ''}
              onChange={({ currentTarget }) => change({ amount: Math.trunc(Number(currentTarget.value)) || null })}
            />
          ) : (
            <PesoField label={texts.discountPesos} value={fields.amount} onChange={(amount) => change({ amount })} />
          )}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <Field
          small
          className="max-w-none!"
          type="number"
          min={fewestUnits(kind)}
          max={9_999}
          inputMode="numeric"
          label={texts.minimum}
          error={isTooFew(fields) ? texts.breakMinimum : undefined}
          value={fields.minQuantity ?? ''}
          onChange={({ currentTarget }) => change({ minQuantity: Math.trunc(Number(currentTarget.value)) || null })}
        />
        <ListField value={fields.tradeTypeId} onChange={(tradeTypeId) => change({ tradeTypeId })} />
      </div>
      <SpanFields from={fields.from} until={fields.until} isFixed={runs} onChange={change} />
      {kind === 'deal' && (
        <WeekdayChips
          label={texts.weekdays}
          help={texts.weekdaysHelp(everyWeek(fields.weekdays))}
          value={fields.weekdays}
          onChange={(weekdays) => change({ weekdays })}
        />
      )}
      <EffectBox
        lead={texts.dealExampleOf(fields.minQuantity ?? 1)}
        examples={effect?.examples}
        failure={form.previewFailure}
        figures={
          effect
            ? [
                { name: pricesTexts.affected, value: effect.versions },
                ...(effect.fallMuch > 0 ? [{ name: texts.fallMuch, value: effect.fallMuch }] : []),
              ]
            : []
        }
      />
    </FormSheet>
  );
}
