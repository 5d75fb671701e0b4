/** Now in a calendar, from its head to its last row; bars are drawn over it. */
export const NowLine = ({ at }: { at: number }) => (
  <span aria-hidden="true" className="absolute inset-y-0 w-[1.5px] bg-accent-dot" style={{ left: `${at}%` }}>
    <span className="absolute -top-1 left-1/2 size-2 -translate-x-1/2 rounded-full bg-accent-dot" />
  </span>
);
