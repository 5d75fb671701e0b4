import type { ReactNode } from 'react';
import { classNames } from '@tonalia/ui/class-names';

/** A white part of a page: radius 16, 18 on a phone. */
export const Panel = ({ children, className, label }: { children: ReactNode; className?: string; label?: string }) => (
  <section
    aria-label={label}
    className={classNames(
      'min-w-0 rounded-[16px] border border-line bg-surface max-lg:rounded-[18px]',
      className ?? 'px-[18px] py-4',
    )}
  >
    {children}
  </section>
);
