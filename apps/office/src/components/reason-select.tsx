import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';

const LEAST_REASON = 3;

export type ReasonSelectProps = {
  texts: { reason: string; reasons: readonly string[]; otherReason: string; ownReason: string };
  /** The trimmed reason; empty while own words are too short. */
  onChange: (reason: string) => void;
};

/** One reason of a list, the first at the beginning, or own words. */
export function ReasonSelect({ texts, onChange }: ReasonSelectProps) {
  const [chosen, setChosen] = useState(texts.reasons[0]);
  const [own, setOwn] = useState('');
  const pickOwn = (written: string) => {
    setOwn(written);
    onChange(written.trim().length < LEAST_REASON ? '' : written.trim());
  };
  const pick = (reason: string) => {
    setChosen(reason);
    if (reason === texts.otherReason) pickOwn(own);
    else onChange(reason);
  };
  return (
    <div className="mt-4 grid gap-3">
      <SelectField
        small
        label={texts.reason}
        className="max-w-none!"
        value={chosen}
        options={[...texts.reasons, texts.otherReason].map((reason) => ({ value: reason, label: reason }))}
        onChange={({ currentTarget }) => pick(currentTarget.value)}
      />
      {chosen === texts.otherReason && (
        <Field
          small
          label={texts.ownReason}
          className="max-w-none!"
          maxLength={200}
          value={own}
          onChange={({ currentTarget }) => pickOwn(currentTarget.value)}
        />
      )}
    </div>
  );
}
