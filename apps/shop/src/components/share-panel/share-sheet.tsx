import { Sheet } from '@tonalia/ui/sheet';
import { useState } from 'react';
import { shareMessages as words } from '../../messages/share.es-CO.ts';
import { SharePanel, type SharePanelProps } from './share-panel.tsx';

/** Sharing a list or the cart. */
export function ShareSheet({ onClose, ...shared }: SharePanelProps & { onClose: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const { source, title, lines } = shared;
  return (
    <Sheet open={isOpen} onClose={close} title={words[source.kind]} subtitle={words.sub(title, lines)}>
      <SharePanel {...shared} />
    </Sheet>
  );
}
