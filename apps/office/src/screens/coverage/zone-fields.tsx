import type { CoverageMap } from '@tonalia/contract/coverage-office';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { Toggle } from '@tonalia/ui/toggle';
import { PesoField } from '../../components/peso-field.tsx';
import { WeekdayChips } from '../../components/weekday-chips.tsx';
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
      <WeekdayChips label={texts.days} value={weekdays} onChange={(days) => onChange({ weekdays: days })} />
      <div>
        <Toggle
          type="switch"
          small
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
          small
          label={texts.paused}
          text={texts.pausedText}
          checked={isPaused}
          onChange={({ currentTarget }) => onChange({ isPaused: currentTarget.checked })}
        />
      </div>
    </div>
  );
}
