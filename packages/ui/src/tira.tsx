import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type TiraProps = {
  /** Shortest strip first; the four of the motif by default. */
  tones?: readonly string[];
  /** Height of the tallest strip in px; the row fills its container. */
  height?: number;
  gap?: number;
  className?: string | undefined;
};

const ownTones = ['var(--tono-1)', 'var(--tono-2)', 'var(--tono-3)', 'var(--tono-4)'];

/** The tira de tonos: strips with round tops in rising tones. Decorative, at most one in a view. */
export function Tira({ tones = ownTones, height = 84, gap = 4, className }: TiraProps) {
  return (
    <span aria-hidden="true" className={classNames('flex items-end', className)} style={{ height, gap }}>
      {tones.map((tone, at) => (
        <span
          key={`${at}-${tone}`}
          className="flex-1 rounded-t-[14px] rounded-b-[5px]"
          style={{ background: tone, height: `${45 + (at * 54) / Math.max(1, tones.length - 1)}%` }}
        />
      ))}
    </span>
  );
}

const progressTones = [
  'var(--color-esmeralda-200)',
  'var(--color-esmeralda-300)',
  'var(--color-esmeralda-400)',
  'var(--color-esmeralda-500)',
  'var(--color-esmeralda-600)',
];

/** Five strips; each completed step lights one. The last one carries the check or the cross. */
export function TiraProgress({
  done,
  outcome,
  label,
  className,
}: {
  /** 0 to 5. */
  done: number;
  outcome?: 'success' | 'failure' | undefined;
  /** Read aloud: "Pago en proceso". */
  label: string;
  className?: string;
}) {
  const last = progressTones.length - 1;
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={progressTones.length}
      aria-valuenow={done}
      className={classNames('flex h-[132px] w-[196px] items-end gap-2', className)}
    >
      {progressTones.map((tone, at) => {
        const failed = outcome === 'failure' && at === last;
        const isLit = at < done || failed;
        return (
          <span
            key={tone}
            className="flex flex-1 justify-center rounded-t-[20px] rounded-b-[8px] bg-line pt-2 text-inverse transition-colors duration-base"
            style={{
              height: `${34 + at * 16.5}%`,
              background: failed ? 'var(--danger-soft)' : isLit ? tone : undefined,
            }}
          >
            {at === last && outcome && <Icon name={failed ? 'x' : 'check'} className={failed ? 'text-danger' : ''} />}
          </span>
        );
      })}
    </span>
  );
}
