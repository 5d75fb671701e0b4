import { Icon } from '@tonalia/ui/icon';

export type TickBoxProps = {
  label: string;
  checked: boolean;
  /** Some of its rows are chosen, not all. */
  mixed?: boolean;
  /** `isRange`: with Shift, everything from the last choice to here. */
  onToggle: (isRange: boolean) => void;
};

/** A bare checkbox of 18 px inside a row. */
export function TickBox({ label, checked, mixed = false, onToggle }: TickBoxProps) {
  return (
    <span className="relative inline-flex align-middle">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        className="peer absolute -inset-2 z-10 m-0 size-[34px] cursor-pointer opacity-0"
        onChange={() => {}}
        onClick={(event) => {
          event.stopPropagation();
          onToggle(event.shiftKey);
        }}
      />
      <span
        aria-hidden="true"
        className="peer-focus-visible:focus-ring inline-flex size-[18px] items-center justify-center rounded-[5.5px] bg-surface text-transparent inset-ring-[1.75px] inset-ring-line-control peer-checked:bg-brand peer-checked:text-on-brand peer-checked:inset-ring-0 peer-indeterminate:bg-brand peer-indeterminate:text-on-brand peer-indeterminate:inset-ring-0"
      >
        {(checked || mixed) && <Icon name={mixed ? 'minus' : 'check'} size="xs" stroke={3} />}
      </span>
    </span>
  );
}
