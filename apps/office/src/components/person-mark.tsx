import { classNames } from '@tonalia/ui/class-names';

const sizes = {
  sm: 'size-[26px] rounded-[9px] text-[0.65625rem]',
  md: 'size-[34px] rounded-[11px] text-[0.78125rem]',
  lg: 'size-[52px] rounded-[17px] text-[1.125rem]',
};
const TINTS = 6;

export type PersonMarkProps = {
  /** Two letters at most, already chosen. */
  initials: string;
  /** Decides the tint, which stays the same for one person or business. */
  id: string;
  size?: keyof typeof sizes;
};

/** The initials of a person or a business. Decorative: the name is beside it. */
export function PersonMark({ initials, id, size = 'sm' }: PersonMarkProps) {
  const tint = tintOf(id);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex shrink-0 items-center justify-center leading-none font-[650] tracking-[-0.01em]',
        sizes[size],
      )}
      style={{ background: `var(--person-${tint})`, color: `var(--on-person-${tint})` }}
    >
      {initials}
    </span>
  );
}

/** 1 to 6, by a hash of the id. */
function tintOf(id: string): number {
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (hash % TINTS) + 1;
}
