import { type ComponentProps, useRef, useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';

const edges = {
  control: 'bg-surface text-text inset-ring-[1.5px] inset-ring-line-control',
  quiet: 'bg-surface text-text inset-ring-[1.5px] inset-ring-line',
  warn: 'bg-surface text-text inset-ring-[1.75px] inset-ring-warn',
  none: 'text-text-2',
};

export type InRowSelectProps = ComponentProps<'select'> & {
  edge?: keyof typeof edges;
  /** Its width, height, corner and letters. */
  className: string;
};

/** The device's own list inside a row, with the arrow of all lists; a form has `SelectField`. */
export const RowSelect = ({ edge = 'control', className, children, ...select }: InRowSelectProps) => (
  <span className="relative inline-flex max-w-full">
    <select {...select} className={classNames('appearance-none pr-8 pl-3 text-ellipsis', edges[edge], className)}>
      {children}
    </select>
    <Icon
      name="chevron-down"
      size="xs"
      className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-text-2"
    />
  </span>
);

export type CommitSelectProps = Omit<
  InRowSelectProps,
  'value' | 'onChange' | 'onBlur' | 'onKeyDown' | 'onPointerDown'
> & {
  value: string;
  onCommit: (value: string) => void;
};

/** A list in a row that saves what is chosen. An arrow key chooses in a closed list: such a choice waits for Enter or the next field. */
export function CommitSelect({ value, onCommit, ...select }: CommitSelectProps) {
  const [draft, setDraft] = useState<string>();
  const isByKey = useRef(false);
  const commit = (chosen: string | undefined) => {
    setDraft(undefined);
    if (chosen !== undefined && chosen !== value) onCommit(chosen);
  };
  return (
    <RowSelect
      {...select}
      value={draft ?? value}
      onPointerDown={() => {
        isByKey.current = false;
      }}
      onKeyDown={(event) => {
        isByKey.current = true;
        if (event.key === 'Enter') commit(draft);
        if (event.key !== 'Escape' || draft === undefined) return;
        // else the page leaves the field, which saves
        event.preventDefault();
        setDraft(undefined);
      }}
      onChange={({ currentTarget }) => (isByKey.current ? setDraft : commit)(currentTarget.value)}
      onBlur={() => commit(draft)}
    />
  );
}
