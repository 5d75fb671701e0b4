import type { ComponentProps } from 'react';

/** The switch of a dense row, at the end of its label. */
export const SmallSwitch = (props: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>) => (
  <>
    <input {...props} type="checkbox" role="switch" aria-checked={props.checked} className="peer sr-only" />
    <span
      aria-hidden="true"
      className="peer-focus-visible:focus-ring relative h-5 w-[34px] shrink-0 rounded-full bg-line-control transition-colors duration-fast before:absolute before:top-[2.5px] before:left-[2.5px] before:size-[15px] before:rounded-full before:bg-inverse before:transition-[translate] before:duration-fast peer-checked:bg-brand peer-checked:before:translate-x-3.5 peer-disabled:opacity-50"
    />
  </>
);
