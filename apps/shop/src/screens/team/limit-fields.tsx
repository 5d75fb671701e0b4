import { formatPesos } from '@tonalia/rules/money';
import { bareControlClass, controlClass } from '@tonalia/ui/field-frame';
import { useId } from 'react';
import type { TextProps } from '../../forms/text-events.ts';
import { teamMessages as words } from '../../messages/team.es-CO.ts';
import { type LimitName, type TermsValues, limitNames } from './terms-values.ts';

/** The right end of each slider, in pesos. */
const most: Record<LimitName, number> = { orderLimit: 1_200_000, dayLimit: 2_000_000, monthLimit: 2_400_000 };

export interface LimitFieldsProps {
  values: TermsValues;
  onChange: (part: Partial<TermsValues>) => void;
  text: (name: LimitName) => TextProps;
}

/** Up to how much a member buys: typed, or with a slider. */
export const LimitFields = ({ values, onChange, text }: LimitFieldsProps) => (
  <div className="divide-y divide-line border-b border-line">
    {limitNames.map((name) => (
      <LimitField
        key={name}
        name={name}
        digits={values[name].replace(/\D/g, '')}
        text={text(name)}
        onSlide={(limit) => onChange({ [name]: limit })}
      />
    ))}
  </div>
);

interface LimitFieldProps {
  name: LimitName;
  digits: string;
  text: TextProps;
  onSlide: (limit: string) => void;
}

function LimitField({ name, digits, text: { error, value, ...input }, onSlide }: LimitFieldProps) {
  const id = useId();
  const at = digits === '' ? most[name] : Math.min(most[name], Number(digits));
  const share = `${(at / most[name]) * 100}%`;
  return (
    <div className="pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <label htmlFor={id} className="text-label">
          {words[name]}
        </label>
        <span className={`${controlClass({ small: true, invalid: error !== undefined })} w-37.5!`}>
          <input
            {...input}
            id={id}
            value={digits !== '' && /^[\s$.\d]+$/.test(value) ? formatPesos(Number(digits)) : value}
            placeholder={words.noLimit}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : `${id}-note`}
            className={`${bareControlClass} text-right font-[650]!`}
          />
        </span>
      </div>
      {error !== undefined && (
        <p id={`${id}-note`} role="alert" className="mt-1 text-small text-danger">
          {error}
        </p>
      )}
      {/* a quicker way by pointer to what the field says; keyboards and readers have the field */}
      <input
        type="range"
        aria-hidden="true"
        tabIndex={-1}
        min={0}
        max={most[name]}
        step={most[name] / 40}
        value={at}
        style={{ backgroundImage: `linear-gradient(to right, var(--brand) ${share}, var(--surface-3) ${share})` }}
        className="limit-slider h-11 w-full"
        onChange={({ target }) => onSlide(target.value)}
      />
    </div>
  );
}
