import type { ComboTerms } from '@tonalia/contract/combo-office';
import { formatNumber } from '@tonalia/rules/money';
import { dayIn } from '@tonalia/rules/dates';
import { Field } from '@tonalia/ui/field';
import { Toggle } from '@tonalia/ui/toggle';
import { Panel } from '../../components/panel.tsx';
import { comboTexts } from '../../messages/combo.es-CO.ts';
import { ComboAudience } from './combo-audience.tsx';
import { ComboSave } from './combo-save.tsx';
import { endOf, startOf } from './combo-terms.rules.ts';
import type { ComboEdits } from './use-combo-parts.ts';

const texts = comboTexts.terms;

export type ComboTermsPanelProps = { edits: ComboEdits; canEdit: boolean };

/** The days on which a combo is sold. */
export function ComboDays({ edits: { terms, decide }, canEdit }: ComboTermsPanelProps) {
  const day = (instant: string | null, before = 0) =>
    instant === null ? '' : dayIn(new Date(Date.parse(instant) - before));
  return (
    <Panel label={texts.days} className="grid gap-3 px-[18px] py-4 sm:grid-cols-2">
      <Field
        small
        className="max-w-none!"
        type="date"
        label={texts.from}
        readOnly={!canEdit}
        value={day(terms.from)}
        onChange={({ currentTarget }) => decide({ from: startOf(currentTarget.value) })}
      />
      <Field
        small
        className="max-w-none!"
        type="date"
        label={texts.until}
        readOnly={!canEdit}
        value={day(terms.until, 1)}
        onChange={({ currentTarget }) => decide({ until: endOf(currentTarget.value) })}
      />
    </Panel>
  );
}

/** How many combos are sold, the customers that see them, and whether coupons count them. */
export function ComboTermsPanel({ edits, canEdit }: ComboTermsPanelProps) {
  const { terms, decide } = edits;
  return (
    <Panel label={texts.limits} className="py-4">
      <h2 className="mb-3 px-[18px] text-[1rem] font-[650]">{texts.limits}</h2>
      <div className="grid gap-3 px-[18px] sm:grid-cols-3">
        {limits.map(({ field, label }) => (
          <Field
            key={field}
            small
            className="max-w-none!"
            inputMode="numeric"
            label={label}
            placeholder={texts.none}
            readOnly={!canEdit}
            suffix={<span className="pr-1 text-[0.8125rem] text-text-2">{texts.combos}</span>}
            value={terms[field] === null ? '' : formatNumber(terms[field])}
            onChange={({ currentTarget }) =>
              decide({ [field]: Number(currentTarget.value.replaceAll(/\D/g, '').slice(0, 6)) || null })
            }
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-[18px] pt-2">
        <ComboAudience terms={terms} canEdit={canEdit} onChange={decide} />
        <div className="w-[236px] max-sm:w-full">
          <Toggle
            type="switch"
            small
            label={texts.noCoupon}
            disabled={!canEdit}
            checked={!terms.addsCoupon}
            onChange={({ currentTarget }) => decide({ addsCoupon: !currentTarget.checked })}
          />
        </div>
      </div>
      {edits.areTermsChanged && !edits.arePartsChanged && <ComboSave edits={edits} act={texts.save} />}
    </Panel>
  );
}

const limits: readonly { field: keyof Pick<ComboTerms, 'perOrder' | 'perCustomer' | 'inTotal'>; label: string }[] = [
  { field: 'perOrder', label: texts.perOrder },
  { field: 'perCustomer', label: texts.perCustomer },
  { field: 'inTotal', label: texts.inTotal },
];
