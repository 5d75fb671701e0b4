import { Button } from '@tonalia/ui/button';
import { Sheet } from '@tonalia/ui/sheet';
import type { ReactNode } from 'react';
import { messages } from '../../messages/es-CO.ts';

/** The filters on a phone, with how many products they leave. */
export function FilterSheet({
  open,
  total,
  onClose,
  children,
}: {
  open: boolean;
  total: number;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={messages.listing.filters}
      footer={
        <Button full size="lg" onClick={onClose}>
          {messages.listing.show(total)}
        </Button>
      }
    >
      {children}
    </Sheet>
  );
}
