import { Icon } from '@tonalia/ui/icon';
import type { ReactNode } from 'react';

/** A named group of filters that can be collapsed, also without script. */
export function FilterGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details open className="group border-t border-line pt-2 pb-4 first:border-t-0 first:pt-0 last:pb-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between text-label [&::-webkit-details-marker]:hidden">
        {name}
        <Icon name="chevron-up" size="sm" className="mr-0.5 transition-transform group-not-open:rotate-180" />
      </summary>
      <div role="group" aria-label={name}>
        {children}
      </div>
    </details>
  );
}
