import type { FirstRun, FirstRunStep, FirstRunStepName } from '@tonalia/contract/first-run-office';
import { Link } from '@tanstack/react-router';
import { AppMark } from '@tonalia/ui/app-mark';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { Wordmark } from '@tonalia/ui/wordmark';
import { firstRunTexts as texts } from '../../messages/first-run.es-CO.ts';
import { ProgressStrip } from './progress-strip.tsx';
import { addressOf, progressOf, stepIcons, stepWords } from './steps.ts';

export type StepRailProps = {
  run: FirstRun;
  current: FirstRunStepName;
  /** No step was asked for: a phone shows the steps alone. */
  isFirst: boolean;
  className?: string;
};

/** Name and progress of the installation, and its seven steps. */
export function Rail({ run, current, isFirst, className }: StepRailProps) {
  const Name = isFirst ? 'h1' : 'p';
  const { done, all, minutes } = progressOf(run);
  const name = run.steps.find(({ step }) => step === 'brand')?.name;
  return (
    <div className={classNames('flex flex-col border-line bg-side px-7 py-[26px] lg:border-r', className)}>
      <div className="flex h-8 items-center gap-3">
        <AppMark size={30} />
        {name && <Wordmark name={name} />}
      </div>
      <ProgressStrip steps={run.steps} className="mt-8" />
      <Name className="mt-5 font-display text-[1.625rem] leading-[1.2] font-[650] wrap-anywhere">
        {name ?? texts.nameless}
      </Name>
      <p className="mt-1 text-text-2">{texts.progress(done, all, minutes)}</p>
      <nav aria-label={texts.steps} className="mt-5 -mx-3">
        <ul className="grid grid-cols-1 gap-1">
          {run.steps.map((one) => (
            <li key={one.step}>
              <StepLink one={one} isCurrent={one.step === current} />
            </li>
          ))}
        </ul>
      </nav>
      <Link to="/" className="mt-auto pt-8 font-[650] text-brand-text no-underline">
        {texts.office}
      </Link>
    </div>
  );
}

function StepLink({ one, isCurrent }: { one: FirstRunStep; isCurrent: boolean }) {
  const { step, isDone } = one;
  return (
    <Link
      to="/empezar"
      search={{ paso: addressOf(step) }}
      aria-current={isCurrent ? 'step' : undefined}
      className={classNames(
        'pressable flex min-h-[58px] items-center gap-3 rounded-[14px] px-3 py-2 text-text no-underline',
        isCurrent && 'lg:bg-surface lg:inset-ring lg:inset-ring-line',
      )}
    >
      <span
        className={classNames(
          'inline-flex size-[34px] shrink-0 items-center justify-center rounded-[10px]',
          isDone ? 'bg-brand text-on-brand' : isCurrent ? 'bg-brand-soft text-brand-text' : 'bg-surface-3 text-text-2',
        )}
      >
        <Icon name={isDone ? 'check' : stepIcons[step]} size="sm" />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block font-[600]">{texts.names[step]}</b>
        <span className="block truncate text-[0.8125rem] text-text-2">{stepWords(one)}</span>
        {isDone && <span className="sr-only">{texts.done}</span>}
      </span>
      <Icon name="chevron-right" size="sm" className={isCurrent ? 'text-text-2' : 'text-text-2 lg:hidden'} />
    </Link>
  );
}
