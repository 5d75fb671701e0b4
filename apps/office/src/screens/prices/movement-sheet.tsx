import type { MovementSaved, OfficeMovement, OfficePaymentMethod } from '@tonalia/contract/payment-methods-office';
import { useState } from 'react';
import { SelectField } from '@tonalia/ui/select-field';
import { type MethodMovementDraft, saveMovement } from '../../api/payment-methods.ts';
import { PesoField } from '../../components/peso-field.tsx';
import { Segments } from '../../components/segments.tsx';
import { useNow } from '../../components/use-now.ts';
import { movementTexts as texts } from '../../messages/movements.es-CO.ts';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import { FormSheet } from './form-sheet.tsx';
import { type MovementFields, isMovement, movementDraft, movementFields, movementTerms } from './movement-draft.ts';
import { SpanFields } from './span-fields.tsx';
import { WholeField } from './whole-field.tsx';
import { usePriceForm } from './use-price-form.ts';
import { useSayDone } from '../../components/use-say-done.tsx';

const formTexts = pricesTexts.form;

export type MovementSheetProps = {
  methods: readonly OfficePaymentMethod[];
  /** The method at the start; empty for none. */
  reference: string;
  /** The one to edit; undefined for a new one. */
  movement: OfficeMovement | undefined;
  onClose: () => void;
};

/** Makes or edits a discount or charge of a payment method, with what orders pay as the cart computes it. */
export function MovementSheet({ methods, reference, movement, onClose }: MovementSheetProps) {
  const now = useNow();
  const sayDone = useSayDone();
  const [fields, setFields] = useState(() => movementFields(reference, movement, now));
  const change = (part: Partial<MovementFields>) => setFields((before) => ({ ...before, ...part }));
  const running = movement?.state === 'running' ? movement : undefined;
  const draft = movementDraft(fields, running);
  const name = methods.find((one) => one.reference === fields.reference)?.name ?? '';
  const form = usePriceForm<MethodMovementDraft, MovementSaved>({
    draft,
    saved: movement && { _id: movement._id, version: movement.version },
    send: saveMovement,
    onSaved: () => {
      sayDone(texts.saved(name), undefined);
      onClose();
    },
  });
  const saved = movement && movementFields(reference, movement, now);
  return (
    <FormSheet
      title={movement ? texts.edit : texts.create}
      form={form}
      canSave={draft !== undefined}
      factorLead={texts.secondFactor}
      about={movement && { kind: 'movement', subject: reference, name: texts.edit }}
      conflict={
        movement && saved
          ? [
              { name: texts.amount, mine: draft ? movementTerms(draft) : null, saved: movementTerms(movement) },
              { name: pricesTexts.ends, mine: fields.until, saved: saved.until },
            ]
          : []
      }
      onTake={() => {
        if (saved) setFields(saved);
        form.goOn();
      }}
      onClose={onClose}
    >
      <SelectField
        small
        className="max-w-none!"
        label={texts.method}
        placeholder={texts.chooseMethod}
        disabled={movement !== undefined}
        value={fields.reference}
        options={methods.map((one) => ({ value: one.reference, label: one.name }))}
        onChange={({ currentTarget }) => change({ reference: currentTarget.value })}
      />
      <Segments
        label={texts.type}
        value={fields.type}
        choices={[
          { value: 'discount', label: texts.discount },
          { value: 'charge', label: texts.charge },
        ]}
        onChoose={(type) => change({ type })}
      />
      <AmountFields fields={fields} onChange={change} />
      <SpanFields
        from={fields.from}
        until={fields.until}
        isFixed={running !== undefined}
        fixedHelp={texts.running}
        onChange={change}
      />
      <Example name={name} form={form} />
    </FormSheet>
  );
}

function AmountFields({
  fields,
  onChange,
}: {
  fields: MovementFields;
  onChange: (part: Partial<MovementFields>) => void;
}) {
  return (
    <div className="flex items-end gap-3">
      <Segments
        label={texts.amount}
        value={fields.kind}
        choices={[
          { value: 'percentage', label: formTexts.byPercent },
          { value: 'value', label: formTexts.byPesos },
        ]}
        onChoose={(kind) => onChange({ kind, amount: null })}
      />
      <div className="flex-1">
        {fields.kind === 'percentage' ? (
          <WholeField
            label={formTexts.percent}
            value={fields.amount}
            error={fields.amount !== null && !isMovement(fields) ? texts.percentWrong : undefined}
            onChange={(amount) => onChange({ amount })}
          />
        ) : (
          <PesoField label={texts.pesos} value={fields.amount} onChange={(amount) => onChange({ amount })} />
        )}
      </div>
    </div>
  );
}

type ExampleProps = {
  name: string;
  form: { preview: MovementSaved | undefined; previewFailure: string | undefined };
};

const Example = ({ name, form: { preview, previewFailure } }: ExampleProps) => (
  <section aria-label={formTexts.example} aria-live="polite" className="rounded-[16px] bg-surface-2 px-4 py-3.5">
    {previewFailure && (
      <p role="alert" className="text-danger">
        {previewFailure}
      </p>
    )}
    {!previewFailure && !preview && <p className="text-text-2">{texts.fill}</p>}
    {!previewFailure &&
      preview?.examples.map(({ goods, total }) => (
        <p key={goods} className="py-0.5">
          {texts.exampleWith(goods, name)} <b className="font-[650]">{texts.pays(total)}</b>
        </p>
      ))}
    {!previewFailure && preview && <p className="mt-2 text-[0.8125rem] text-text-2">{texts.keptByOrders}</p>}
  </section>
);
