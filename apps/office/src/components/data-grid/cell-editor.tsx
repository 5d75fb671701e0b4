import { useEffect, useRef } from 'react';

export type CellEditorProps = {
  label: string;
  /** What it begins with: the value of the cell, or the first letter typed. */
  start: string;
  isText?: boolean | undefined;
  /** Undefined leaves the cell as it was; `step` is where the active cell goes. */
  onDone: (text: string | undefined, step?: readonly [rows: number, columns: number]) => void;
};

/** The field inside the active cell. Enter and Tab keep what is typed and move on; Esc leaves. */
export function CellEditor({ label, start, isText = false, onDone }: CellEditorProps) {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const done: CellEditorProps['onDone'] = (text, step) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(text, step);
  };
  return (
    <input
      ref={field}
      aria-label={label}
      defaultValue={start}
      inputMode={isText ? 'text' : 'numeric'}
      autoComplete="off"
      className={`absolute inset-[2px] z-20 bg-surface px-2 text-[0.84375rem] font-semibold outline-none ${isText ? '' : 'text-right'}`}
      onKeyDown={(event) => {
        event.stopPropagation();
        const { key, shiftKey, currentTarget } = event;
        if (key === 'Escape') done(undefined);
        else if (key === 'Enter') done(currentTarget.value, [shiftKey ? -1 : 1, 0]);
        else if (key === 'Tab') done(currentTarget.value, [0, shiftKey ? -1 : 1]);
        else return;
        event.preventDefault();
      }}
      onPaste={(event) => event.stopPropagation()}
      onCopy={(event) => event.stopPropagation()}
      onBlur={({ currentTarget }) => done(currentTarget.value)}
    />
  );
}
