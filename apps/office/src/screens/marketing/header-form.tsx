import { contrast } from '@tonalia/artwork/colour';
import { classNames } from '@tonalia/ui/class-names';
import { Field } from '@tonalia/ui/field';
import { Icon } from '@tonalia/ui/icon';
import { Toggle } from '@tonalia/ui/toggle';
import { marketingTexts as texts } from '../../messages/marketing.es-CO.ts';
import { type HeaderFields, READABLE_TEXT, headerColours } from './header-draft.ts';
import { TargetField } from './target-field.tsx';

/** Letters that fit beside the countdown on a phone. */
const SHORT = 32;

export type HeaderFormProps = {
  fields: HeaderFields;
  /** Words of leading to no page that can be chosen. */
  none: string;
  mayEdit: boolean;
  onChange: (part: Partial<HeaderFields>) => void;
};

/** The fields of a countdown header; its colours with the contrast of the text. */
export function HeaderForm({ fields, none, mayEdit, onChange }: HeaderFormProps) {
  const isOwn = !headerColours.some(({ bar, ink }) => bar === fields.bar && ink === fields.ink);
  return (
    <fieldset disabled={!mayEdit} className="contents">
      <Toggle
        type="switch"
        small
        label={texts.headerSwitch}
        text={fields.timer ? undefined : texts.headerOff}
        checked={fields.timer}
        onChange={({ currentTarget }) => onChange({ timer: currentTarget.checked })}
      />
      <Field
        small
        className="max-w-none!"
        label={texts.text}
        hint={texts.letters([...fields.title].length, SHORT)}
        maxLength={80}
        required
        value={fields.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TargetField value={fields.target} none={none} onChange={(target) => onChange({ target })} />
      <div className="grid gap-3 sm:max-lg:grid-cols-2">
        <Field
          small
          className="max-w-none!"
          type="datetime-local"
          label={texts.appears}
          required
          value={fields.from}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
        <Field
          small
          className="max-w-none!"
          type="datetime-local"
          label={texts.zero}
          required
          value={fields.until}
          onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
        />
      </div>
      <p className="text-[0.8125rem] text-text-2">{texts.zeroHelp}</p>
      <div role="radiogroup" aria-label={texts.colours} className="grid gap-2">
        <h2 className="text-label">{texts.colours}</h2>
        {headerColours.map(({ name, bar, ink }) => (
          <ColourChoice
            key={name}
            name={name}
            bar={bar}
            ink={ink}
            isChosen={bar === fields.bar && ink === fields.ink}
            onChoose={() => onChange({ bar, ink })}
          />
        ))}
        <ColourChoice
          name={texts.own}
          note={`${fields.bar.toUpperCase()}, ${fields.ink.toUpperCase()}`}
          bar={fields.bar}
          ink={fields.ink}
          isChosen={isOwn}
          // a step away from the chosen colours, so that they are its own
          onChoose={() => onChange({ bar: isOwn ? fields.bar : '#2b3a67' })}
        />
        {isOwn && (
          <div className="flex flex-wrap gap-4">
            {(['bar', 'ink'] as const).map((part) => (
              <label key={part} className="flex items-center gap-2 text-[0.8125rem]">
                <input
                  type="color"
                  className="size-9"
                  value={fields[part]}
                  onChange={({ currentTarget }) => onChange({ [part]: currentTarget.value })}
                />
                {texts[part]}
              </label>
            ))}
          </div>
        )}
      </div>
    </fieldset>
  );
}

type ColourChoiceProps = {
  name: string;
  note?: string;
  bar: string;
  ink: string;
  isChosen: boolean;
  onChoose: () => void;
};

function ColourChoice({ name, note, bar, ink, isChosen, onChoose }: ColourChoiceProps) {
  const ratio = contrast(ink, bar);
  const isReadable = ratio >= READABLE_TEXT;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className={classNames(
        'flex min-h-[50px] items-center gap-3 rounded-[12px] bg-surface px-2 text-left',
        isChosen ? 'inset-ring-2 inset-ring-brand' : 'inset-ring-[1.5px] inset-ring-line',
      )}
      onClick={onChoose}
    >
      <b
        aria-hidden="true"
        className="rounded-[9px] px-4 py-2 text-[0.8125rem] leading-none font-[650] tabular-nums inset-ring inset-ring-swatch-edge"
        style={{ background: bar, color: ink }}
      >
        {texts.sample}
      </b>
      <span className="min-w-0 flex-1 leading-[1.3] font-medium">
        {name}
        {note && <span className="block text-[0.8125rem] font-normal text-text-2">{note}</span>}
      </span>
      <span
        className={classNames(
          'flex items-center gap-1 pr-1 text-[0.8125rem] font-semibold whitespace-nowrap',
          isReadable ? 'text-brand-text' : 'text-danger',
        )}
      >
        <Icon name={isReadable ? 'check' : 'x'} size="sm" />
        {isReadable ? texts.contrast(ratio) : texts.poor(ratio)}
      </span>
    </button>
  );
}
