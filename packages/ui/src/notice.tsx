import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName, IconOutline } from './icon.tsx';

/** Meaning of a notice; `NoticeProps` has the list. */
export type NoticeColor = 'white' | 'gray' | 'blue' | 'orange' | 'red';

export type NoticeProps = {
  /** white: done, with an action · gray: neutral · blue: dates, presale · orange: limits, offline · red: an error. */
  color: NoticeColor;
  message: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** `false` for none, `true` for the default of the colour, or another icon. */
  icon?: boolean | IconName | IconOutline;
  /** Shows a cross that calls `onDismiss`. */
  dismiss?: boolean;
  onDismiss?: (() => void) | undefined;
  /** At the right: "Ver". A small button or a link. */
  action?: ReactNode;
  className?: string | undefined;
};

const colors: Record<NoticeColor, { box: string; mark: string; icon: IconName }> = {
  white: { box: 'bg-surface text-text shadow-3', mark: '', icon: 'check-circle' },
  gray: { box: 'bg-surface-2 text-text', mark: '', icon: 'bell' },
  blue: { box: 'bg-info-soft text-info-ink', mark: 'text-info', icon: 'calendar-clock' },
  orange: { box: 'bg-warn-soft text-warn-ink', mark: 'text-warn', icon: 'alert-triangle' },
  red: { box: 'bg-danger-soft text-danger-ink', mark: 'text-danger', icon: 'alert-circle' },
};

/** Red interrupts screen readers (`alert`) and stays until dismissed; the others do not interrupt (`status`). */
export function Notice({
  color,
  message,
  detail,
  icon = true,
  dismiss = false,
  onDismiss,
  action,
  className,
}: NoticeProps) {
  const look = colors[color];
  return (
    <div
      role={color === 'red' ? 'alert' : 'status'}
      className={classNames(
        'flex items-start gap-[11px] rounded-[16px] px-3.5 py-[13px] text-[0.875rem] leading-[1.4]',
        color === 'white' ? 'font-bold' : 'font-medium',
        look.box,
        className,
      )}
    >
      {icon && <Icon name={icon === true ? look.icon : icon} className={look.mark} />}
      <div className="min-w-0 flex-1">
        {message}
        {detail && <p className="text-small font-medium text-text-2">{detail}</p>}
      </div>
      {action}
      {dismiss && (
        <button
          type="button"
          aria-label="Cerrar"
          className="pressable -my-3 -mr-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-control"
          onClick={onDismiss}
        >
          <Icon name="x" size="sm" />
        </button>
      )}
    </div>
  );
}

/** The look of the action at the right of a notice, for a button or a Link. */
export const noticeActionClass =
  'text-label -my-3 inline-flex min-h-11 items-center px-1 text-brand-text underline-offset-4 hover:underline';
