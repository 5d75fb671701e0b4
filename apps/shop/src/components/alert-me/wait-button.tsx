import { can } from '@tonalia/contract/rights';
import { Button } from '@tonalia/ui/button';
import { IconButton } from '@tonalia/ui/icon-button';
import { Suspense, lazy, useState } from 'react';
import { useSession } from '../../api/session/session.ts';
import { alertMessages as words } from '../../messages/alerts.es-CO.ts';
import type { WaitedVersion } from './wait-sheet.tsx';

const WaitSheet = lazy(() => import('./wait-sheet.tsx').then((file) => ({ default: file.WaitSheet })));

/** "Avísame" on a line of the cart or a favourite shade; the sheet loads with the tap. Nothing for visitors and sellers. */
export function WaitButton({ wish, icon = false }: { wish: WaitedVersion; icon?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (!can(useSession().role, 'push.receive')) return null;
  function open() {
    setWasOpen(true);
    setOpen(true);
  }
  return (
    <>
      {icon ? (
        <IconButton icon="bell" tip="none" label={words.wait(wish.name)} className="text-text-2" onClick={open} />
      ) : (
        <Button variant="ghost" size="sm" icon="bell" aria-label={words.wait(wish.name)} onClick={open}>
          {words.short}
        </Button>
      )}
      {wasOpen && (
        <Suspense>
          <WaitSheet wish={wish} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
