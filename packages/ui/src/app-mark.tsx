/** The app's icon: a fan of three colour-card strips on emerald. Decorative beside the wordmark. */
export function AppMark({ size = 44, className }: { size?: number; className?: string }) {
  return (
    <svg aria-hidden="true" className={className} width={size} height={size} viewBox="0 0 48 48">
      <rect width="48" height="48" rx="13" fill="var(--mark)" />
      <g transform="translate(24 38)">
        <rect x="-6" y="-27" width="12" height="27" rx="4" fill="var(--mark-1)" transform="rotate(-34)" />
        <rect x="-6" y="-28" width="12" height="28" rx="4" fill="var(--mark-2)" transform="rotate(34)" />
        <rect x="-6" y="-29" width="12" height="29" rx="4" fill="var(--mark-3)" />
      </g>
      <circle cx="24" cy="35" r="1.9" fill="var(--inverse)" />
    </svg>
  );
}
