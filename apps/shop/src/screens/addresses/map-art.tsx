/** A drawing of a town with a pin. Decorative, not a real map. */
export function MapArt({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 358 88" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      <path className="fill-brand-soft" d="M0 0h358v88H0z" />
      <path className="fill-brand/15" d="M222 54h66v22h-66z" />
      <g className="fill-none stroke-surface">
        <path strokeWidth="13" d="M-4 72 152 27l210 24" />
        <path strokeWidth="9" d="M64-4l42 96M198-4l14 96M296-4l12 96" />
        <path strokeWidth="5" d="M-4 14 160-4" />
      </g>
      <circle cx="206" cy="36" r="26" className="fill-brand/15" />
      <path className="fill-brand" d="M206 51c-6-6-13-12-13-20a13 13 0 0 1 26 0c0 8-7 14-13 20Z" />
      <circle cx="206" cy="31" r="5" className="fill-surface" />
    </svg>
  );
}
