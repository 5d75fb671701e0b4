import type { FirstRunStep } from '@tonalia/contract/first-run-office';
import { classNames } from '@tonalia/ui/class-names';

/** Tones of skin and hair, light to dark: the strip fills with them. */
const TONES = ['#e8b78c', '#d88b4e', '#c96838', '#a84a2c', '#7f3423', '#5b231b', '#3d1714'];

/** A strip of rising tones, one for each step; it fills with what is done. */
export const ProgressStrip = ({ steps, className }: { steps: readonly FirstRunStep[]; className?: string }) => (
  <span aria-hidden="true" className={classNames('flex h-[76px] items-end gap-[5px]', className)}>
    {steps.map(({ step, isDone }, at) => (
      <span
        key={step}
        className="flex-1 rounded-t-full rounded-b-[2px] bg-surface-3 transition-colors duration-base"
        style={{ height: `${34 + at * 11}%`, ...(isDone && { background: TONES[at] }) }}
      />
    ))}
  </span>
);
