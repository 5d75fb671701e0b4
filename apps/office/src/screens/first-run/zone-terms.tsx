import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { formatNumber } from '@tonalia/rules/money';
import { Panel } from '../../components/panel.tsx';
import { pesosOf } from '../../components/peso-field.tsx';
import { leadColour } from '../../features/coverage-map/lead-colours.ts';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';
import { firstRunTexts } from '../../messages/first-run.es-CO.ts';
import type { ReachZone } from './presets.ts';

const texts = firstRunTexts.coverage;
/** Days on the road to choose from. */
const LEADS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 15];

export type ZoneTermsProps = { zone: ReachZone; cutoff: string; onChange: (part: Partial<ReachZone>) => void };

/** The fee, days, weekdays and cutoff of a zone, in one card. */
export function ZoneTerms({ zone, cutoff, onChange }: ZoneTermsProps) {
  const { name, cityIds, shippingFee, leadDays, weekdays } = zone;
  const leads = LEADS.includes(leadDays) ? LEADS : [...LEADS, leadDays].toSorted((a, b) => a - b);
  const toggle = (day: number) =>
    onChange({
      weekdays: weekdays.includes(day)
        ? weekdays.filter((one) => one !== day)
        : [...weekdays, day].toSorted((a, b) => a - b),
    });
  return (
    <Panel label={name} className="px-4 py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <i className="h-[34px] w-2.5 rounded-[4px]" style={{ background: leadColour(leadDays) }} />
        <span className="min-w-0 flex-1 max-sm:min-w-[75%]">
          <b className="block font-[600]">{name}</b>
          <span className="text-[0.8125rem] text-text-2">{coverageTexts.cityCount(cityIds.length)}</span>
        </span>
        <Field
          small
          hideLabel
          className="w-[132px]! flex-none"
          label={texts.fee(name)}
          inputMode="numeric"
          prefix={<span className="text-text-2">$</span>}
          value={shippingFee === null ? '' : formatNumber(shippingFee)}
          onChange={({ currentTarget }) => onChange({ shippingFee: pesosOf(currentTarget.value) })}
        />
        <SelectField
          small
          hideLabel
          className="w-[116px]! flex-none"
          label={texts.lead(name)}
          value={String(leadDays)}
          options={leads.map((days) => ({ value: String(days), label: coverageTexts.dayWords(days) }))}
          onChange={({ currentTarget }) => onChange({ leadDays: Number(currentTarget.value) })}
        />
      </div>
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-3">
        <span className="flex gap-1.5">
          {coverageTexts.weekdays.slice(0, 6).map((letter, at) => (
            <button
              key={coverageTexts.weekdayNames[at]}
              type="button"
              aria-label={texts.day(coverageTexts.weekdayNames[at] ?? '', name)}
              aria-pressed={weekdays.includes(at + 1)}
              className="touch-area relative inline-flex size-[26px] items-center justify-center rounded-[8px] bg-surface-2 text-[0.75rem] leading-none font-semibold text-text-2 aria-pressed:bg-brand-soft aria-pressed:text-brand-text max-lg:size-9"
              onClick={() => toggle(at + 1)}
            >
              {letter}
            </button>
          ))}
        </span>
        <label className="flex items-center gap-2 text-[0.8125rem] text-text-2">
          {texts.cutoffShort}
          <input
            type="time"
            aria-label={texts.cutoff(name)}
            value={zone.cutoff || cutoff}
            className="h-9 rounded-[10px] bg-surface px-2 font-semibold text-text inset-ring inset-ring-line"
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              if (value !== '') onChange({ cutoff: value === cutoff ? '' : value });
            }}
          />
        </label>
      </div>
    </Panel>
  );
}
