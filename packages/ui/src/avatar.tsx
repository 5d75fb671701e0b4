import { classNames } from './class-names.ts';

const sizes = {
  sm: 'size-11 rounded-[15px] text-[0.9375rem]',
  lg: 'size-15 rounded-card font-display text-[1.35rem]',
};

/** The initials of a name on a rounded square. Decorative: the name is beside it. */
export function Avatar({
  initials,
  size = 'sm',
  className,
}: {
  /** Two letters at most, already chosen. */
  initials: string;
  size?: keyof typeof sizes;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex shrink-0 items-center justify-center bg-person leading-none font-[650] text-on-person',
        sizes[size],
        className,
      )}
    >
      {initials}
    </span>
  );
}
