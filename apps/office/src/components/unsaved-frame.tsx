import type { ReactNode } from 'react';
import { Icon } from '@tonalia/ui/icon';
import type { IconProps } from '@tonalia/ui/icon';

export type UnsavedFrameProps = {
  label: string;
  /** Another bar is below it. */
  isRaised?: boolean;
  children: ReactNode;
};

/** The dark bar of unsaved changes, above the end of the page. */
export const UnsavedFrame = ({ label, isRaised = false, children }: UnsavedFrameProps) => (
  <div
    role="toolbar"
    aria-label={label}
    className={`rise fixed left-[calc(50%+var(--side-width)/2)] z-header flex h-[52px] max-w-[calc(100vw-16px)] -translate-x-1/2 items-center gap-1 rounded-[16px] bg-bulk pr-2 pl-5 text-[0.875rem] leading-none font-semibold whitespace-nowrap text-on-bulk shadow-3 max-lg:bottom-[calc(72px+var(--safe-bottom))] max-lg:left-1/2 max-lg:overflow-x-auto ${isRaised ? 'bottom-[112px]' : 'bottom-[52px]'}`}
  >
    {children}
  </div>
);

/** A line between two groups of the bar. */
export const BarDivider = () => <span aria-hidden="true" className="mx-2 h-[22px] w-px shrink-0 bg-bulk-line" />;

export type BarButtonProps = { isMain?: boolean; isBusy?: boolean; onClick: () => void; children: ReactNode };

/** A button of the bar; the main one is green. */
export const BarButton = ({ isMain = false, isBusy = false, onClick, children }: BarButtonProps) => (
  <button
    type="button"
    aria-busy={isBusy || undefined}
    className={`flex h-[38px] items-center gap-[7px] rounded-[11px] px-3 max-lg:h-11 ${isMain ? 'bg-bulk-act text-on-bulk-act' : 'hover:bg-bulk-line'}`}
    onClick={isBusy ? undefined : onClick}
  >
    {isBusy && <Icon name="spinner" size="sm" className="spin" />}
    {children}
  </button>
);

export type BarIconProps = {
  icon: IconProps['name'];
  label: string;
  isMirrored?: boolean;
  isDisabled: boolean;
  onClick: () => void;
};

/** A button of the bar with an icon only. */
export const BarIcon = ({ icon, label, isMirrored = false, isDisabled, onClick }: BarIconProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={isDisabled}
    className="flex size-[38px] items-center justify-center rounded-[11px] hover:bg-bulk-line disabled:opacity-45 max-lg:size-11"
    onClick={onClick}
  >
    <Icon name={icon} size="sm" className={isMirrored ? '-scale-x-100' : undefined} />
  </button>
);
