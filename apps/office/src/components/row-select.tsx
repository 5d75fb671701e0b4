import type { ComponentProps } from 'react';
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
