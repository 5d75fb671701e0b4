import type { CoverageMap } from '@tonalia/contract/coverage-office';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { Toggle } from '@tonalia/ui/toggle';
import { PesoField } from '../../components/peso-field.tsx';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';
import type { ZoneFields as Fields } from './zone-draft.ts';

const texts = coverageTexts.form;

export type ZoneFieldsProps = {
  map: CoverageMap;
  fields: Fields;
  onChange: (part: Partial<Fields>) => void;
};

/** Name, warehouse, fee, days and cutoff of a zone. */
export function ZoneFields({ map, fields, onChange }: ZoneFieldsProps) {
  const { name, warehouseId, leadDays, weekdays, shippingFee, freeFrom, cutoff, isPaused } = fields;
  const toggle = (day: number) =>
    onChange({
      weekdays: weekdays.includes(day)
        ? weekdays.filter((one) => one !== day)
        : [...weekdays, day].toSorted((a, b) => a - b),
    });
  return (
    <div className="grid content-start gap-4">
      <Field
        small
        className="max-w-none!"
        label={texts.name}
        value={name}
        maxLength={60}
        required
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <SelectField
        small
        className="max-w-none!"
        label={texts.warehouse}
        value={warehouseId}
        options={map.warehouses.map(({ _id, name: label }) => ({ value: _id, label }))}
        onChange={({ currentTarget }) => onChange({ warehouseId: currentTarget.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <PesoField label={texts.fee} value={shippingFee} onChange={(pesos) => onChange({ shippingFee: pesos })} />
        <PesoField label={texts.freeFrom} value={freeFrom} onChange={(pesos) => onChange({ freeFrom: pesos })} />
      </div>
      <Field
        small
        className="max-w-none!"
        label={texts.lead}
        help={texts.leadHelp}
        inputMode="numeric"
        maxLength={2}
        value={leadDays}
        onChange={({ currentTarget }) => onChange({ leadDays: currentTarget.value.replace(/\D/g, '') })}
      />
      <fieldset>
        <legend className="text-label">{texts.days}</legend>
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          {coverageTexts.weekdays.map((letter, at) => (
            <button
              key={coverageTexts.weekdayNames[at]}
              type="button"
              aria-label={coverageTexts.weekdayNames[at]}
              aria-pressed={weekdays.includes(at + 1)}
              className="size-9 rounded-[10px] bg-surface-2 text-[0.8125rem] font-semibold text-text-2 aria-pressed:bg-brand aria-pressed:text-on-brand max-lg:size-11"
              onClick={() => toggle(at + 1)}
            >
              {letter}
            </button>
          ))}
        </div>
      </fieldset>
      <div>
        <Toggle
          type="switch"
          label={texts.ownCutoff}
          text={texts.ownCutoffText(map.cutoff)}
          checked={cutoff !== ''}
          onChange={({ currentTarget }) => onChange({ cutoff: currentTarget.checked ? map.cutoff : '' })}
        />
        {cutoff !== '' && (
          <Field
            small
            className="max-w-none!"
            type="time"
            label={texts.cutoff}
            value={cutoff}
            onChange={({ currentTarget }) => {
              if (currentTarget.value !== '') onChange({ cutoff: currentTarget.value });
            }}
          />
        )}
        <Toggle
          type="switch"
          label={texts.paused}
          text={texts.pausedText}
          checked={isPaused}
          onChange={({ currentTarget }) => onChange({ isPaused: currentTarget.checked })}
        />
      </div>
    </div>
  );
}
