import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { LATE_FROM } from '@tonalia/rules/suggested-order';

/** Part of the bar that the longer of both takes. */
const LONGEST = 90;

/** Days since the last order as a bar, with a line at the usual days; orange when it is late. `text` says the same. */
export function RhythmBar({ rhythm, text }: { rhythm: NonNullable<VisitedCustomer['rhythm']>; text: string }) {
  const { every, since, share } = rhythm;
  const longest = Math.max(every, since);
  const isLate = share >= LATE_FROM;
  return (
    <span className="flex items-center gap-2.5 text-small">
      <span aria-hidden="true" className="relative h-1.5 w-21 shrink-0 rounded-full bg-surface-3">
        <span
          className={`absolute inset-y-0 left-0 rounded-full ${isLate ? 'bg-warn' : 'bg-brand'}`}
          style={{ width: `${(since / longest) * LONGEST}%` }}
        />
        <span className="absolute -top-[3px] h-3 w-0.5 bg-text-2" style={{ left: `${(every / longest) * LONGEST}%` }} />
      </span>
      <span className={isLate ? 'text-warn' : 'text-text-2'}>{text}</span>
    </span>
  );
}
