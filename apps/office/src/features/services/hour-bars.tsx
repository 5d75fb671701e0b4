import type { ServiceHealth } from '@tonalia/contract/office-health';
import { classNames } from '@tonalia/ui/class-names';
import { serviceTexts as texts } from '../../messages/services.es-CO.ts';

const colours = { none: 'bg-surface-3', ok: 'bg-brand/35', warn: 'bg-warn', bad: 'bg-danger' };

/** The last 24 hours of a part, one bar each, and the part of the looks that found it working; in words for one that was not used. */
export function HourBars({ state: now, hours, share }: Pick<ServiceHealth, 'state' | 'hours' | 'share'>) {
  if (!hours.some((state) => state !== 'none'))
    return now !== 'off' && hours.length > 0 ? (
      <span className="ml-auto shrink-0 self-center text-[0.84375rem] text-text-2">{texts.unused}</span>
    ) : null;
  const wrong = (state: 'warn' | 'bad') => hours.filter((one) => one === state).length;
  return (
    <span className="ml-auto flex shrink-0 items-center gap-3 self-center max-xl:hidden">
      <span role="img" aria-label={texts.hours(wrong('warn'), wrong('bad'))} className="flex gap-[2px]">
        {hours.map((state, at) => (
          // eslint-disable-next-line react/no-array-index-key -- an hour has no other name than its place
          <span key={at} className={classNames('h-6 w-1 rounded-[2px]', colours[state])} />
        ))}
      </span>
      <span className="w-14 text-right text-[0.84375rem] text-text-2">{share === null ? '' : texts.share(share)}</span>
    </span>
  );
}
