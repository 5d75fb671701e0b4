import { Button } from '@tonalia/ui/button';
import { IconButton } from '@tonalia/ui/icon-button';
import { Suspense, lazy, useState } from 'react';
import { shareMessages as words } from '../../messages/share.es-CO.ts';
import type { SharePanelProps } from './share-panel.tsx';

const ShareSheet = lazy(() => import('./share-sheet.tsx').then((m) => ({ default: m.ShareSheet })));

/** 'Compartir', which loads the rest with its first tap. */
export function ShareEntry({ isText = false, ...shared }: SharePanelProps & { isText?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {isText ? (
        <Button variant="ghost" icon="share" onClick={open}>
          {words.share}
        </Button>
      ) : (
        <IconButton icon="share" label={words.share} onClick={open} />
      )}
      {isOpen && (
        <Suspense>
          <ShareSheet {...shared} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
