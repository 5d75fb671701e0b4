import { RadioCard } from '@tonalia/ui/radio-card';
import { Toggle } from '@tonalia/ui/toggle';
import type { TextProps } from '../../forms/text-events.ts';
import { teamMessages as words } from '../../messages/team.es-CO.ts';
import { LimitFields } from './limit-fields.tsx';
import type { LimitName, TermsValues } from './terms-values.ts';

const modes = ['buys', 'asks', 'lists'] as const;
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
        <legend className="sr-only">{words.how}</legend>
        {modes.map((mode) => (
          <RadioCard
            key={mode}
            name="how"
            title={words.ownModes[mode]}
            text={words.modeTexts[mode]}
            checked={values.mode === mode}
            onChange={() => onChange({ mode })}
          />
        ))}
      </fieldset>
      {values.mode === 'buys' && <LimitFields values={values} onChange={onChange} text={text} />}
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
