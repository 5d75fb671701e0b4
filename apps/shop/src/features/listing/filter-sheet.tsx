import { Button } from '@tonalia/ui/button';
import { Sheet } from '@tonalia/ui/sheet';
import type { ReactNode } from 'react';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';

/** The filters on a phone, with the number of matching products. */
export function FilterSheet({
  open,
  total,
  onClose,
  onClear,
  children,
}: {
  open: boolean;
  total: number;
  onClose: () => void;
  /** Removes all filters; undefined while none is active. */
  onClear: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={messages.filters}
      footer={
        <div className="flex gap-3">
          {onClear && (
            <Button variant="secondary" size="lg" className="shrink-0" onClick={onClear}>
              {messages.clearAll}
            </Button>
          )}
          <Button size="lg" className="min-w-0 flex-1" onClick={onClose}>
            <span aria-live="polite">{messages.show(total)}</span>
          </Button>
        </div>
      }
    >
      {children}
    </Sheet>
  );
}
