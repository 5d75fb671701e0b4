import { Field } from '@tonalia/ui/field';
import { RadioCard } from '@tonalia/ui/radio-card';
import { Toggle } from '@tonalia/ui/toggle';
import type { TextProps } from '../../forms/text-events.ts';
import { teamMessages as words } from '../../messages/team.es-CO.ts';
import { type LimitName, type TermsValues, limitNames } from './terms-values.ts';

const modes = ['buys', 'asks', 'lists'] as const;
/** The right end of each slider, in pesos. */
const most: Record<LimitName, number> = { orderLimit: 1_200_000, dayLimit: 2_000_000, monthLimit: 2_400_000 };
const switches = ['usesCredit', 'seesCredit', 'seesOrders', 'tellsOwner'] as const;

/** How a member buys, up to how much, and what it sees. */
export function TermsFields({
  values,
  onChange,
  text,
}: {
  values: TermsValues;
  onChange: (part: Partial<TermsValues>) => void;
  text: (name: LimitName) => TextProps;
}) {
  return (
    <>
      <fieldset className="grid min-w-0 gap-2.5">
        <legend className="mb-2 text-h3">{words.how}</legend>
        {modes.map((mode) => (
          <RadioCard
            key={mode}
            name="how"
            title={words.modes[mode]}
            text={words.modeTexts[mode]}
            checked={values.mode === mode}
            onChange={() => onChange({ mode })}
          />
        ))}
      </fieldset>
      {values.mode === 'buys' && (
        <div className="grid gap-4 sm:grid-cols-3">
          {limitNames.map((name) => (
            <div key={name}>
              <Field
                label={words[name]}
                help={name === 'orderLimit' ? words.limitHelp : undefined}
                prefix="$"
                inputMode="numeric"
                autoComplete="off"
                {...text(name)}
              />
              {/* a quicker way by pointer to what the field says; keyboards and readers have the field */}
              <input
                type="range"
                aria-hidden="true"
                tabIndex={-1}
                min={0}
                max={most[name]}
                step={most[name] / 40}
                value={values[name] === '' ? most[name] : Number(values[name].replace(/\D/g, ''))}
                className="mt-2 h-11 w-full accent-brand"
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            </div>
          ))}
        </div>
      )}
      <div className="divide-y divide-line">
        {switches.map((name) => (
          <Toggle
            key={name}
            type="switch"
            label={words[name]}
            checked={values[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
          />
        ))}
      </div>
    </>
  );
}
