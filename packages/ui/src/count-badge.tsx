export type CountBadgeProps = {
  /** Above 99 it reads 99+. Nothing is drawn at zero. */
  count: number;
  className?: string | undefined;
};

/** The counter on the cart icon. It bounces when the number changes. Decorative: the control's name has the number. */
export function CountBadge({ count, className = 'absolute -top-0.5 -right-1' }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      key={count}
      aria-hidden="true"
      className={`bump min-h-[19px] min-w-[19px] rounded-[10px] bg-accent px-[5px] text-center text-[0.75rem] leading-[1.583] font-bold text-on-accent ring-2 ring-surface ${className}`}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
