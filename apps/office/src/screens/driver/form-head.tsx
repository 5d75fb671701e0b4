import type { DriverStop } from '@tonalia/contract/dispatch-driver';
import { Icon } from '@tonalia/ui/icon';
import type { ReactNode } from 'react';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';

export type FormHeadProps = {
  title: string;
  stop: DriverStop;
  onBack: () => void;
  children?: ReactNode;
};

/** The top of a form about a stop, with the way back. */
export const FormHead = ({ title, stop, onBack, children }: FormHeadProps) => (
  <header className="sticky top-0 z-sticky flex items-center gap-1 border-b border-line bg-surface px-4 py-2">
    <button
      type="button"
      aria-label={texts.back}
      className="pressable -ml-2.5 inline-flex size-11 items-center justify-center rounded-control"
      onClick={onBack}
    >
      <Icon name="arrow-left" size="lg" />
    </button>
    <div className="min-w-0 flex-1">
      <h1 tabIndex={-1} className="text-[1rem] leading-[1.25] font-[650]">
        {title}
      </h1>
      <p className="truncate text-small text-text-2">
        {stop.customer}, {stop.code}
      </p>
    </div>
    {children}
  </header>
);
