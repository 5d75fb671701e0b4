import { ChoiceRows } from './choice-rows.tsx';
import { FilterChip } from './filter-chip.tsx';

export type ChoiceFilterProps = {
  name: string;
  /** Undefined while the filter is not applied. */
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
  removeLabel: string;
  /** It was just asked for, so it opens. */
  startsOpen?: boolean;
  onChoose: (value: string | undefined) => void;
};

/** A filter of a list with one choice. */
export const ChoiceFilter = ({
  name,
  value,
  choices,
  removeLabel,
  startsOpen = false,
  onChoose,
}: ChoiceFilterProps) => (
  <FilterChip
    name={name}
    value={choices.find((one) => one.value === value)?.label ?? value}
    removeLabel={removeLabel}
    startsOpen={startsOpen}
    onRemove={() => onChoose(undefined)}
  >
    {(close) => (
      <ChoiceRows
        choices={choices}
        value={value}
        onChoose={(chosen) => {
          close();
          onChoose(chosen);
        }}
      />
    )}
  </FilterChip>
);
