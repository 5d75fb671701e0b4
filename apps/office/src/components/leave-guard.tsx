import { useBlocker } from '@tanstack/react-router';
import { memo } from 'react';
import { OfficeButton } from './office-button.tsx';
import { OfficeDialog } from './office-dialog.tsx';
import { productsTexts } from '../messages/products.es-CO.ts';

const texts = productsTexts.leave;

/**
 * Asks before the page is left with unsaved cells, which stay on the device; `LeaveQuestion` is for work that does not. A key that changes
 * no count registers nothing again.
 */
export const LeaveGuard = memo(function LeaveGuard({ count }: { count: number }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => count > 0 && current.pathname !== next.pathname,
    enableBeforeUnload: count > 0,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <OfficeDialog
      title={texts.title}
      onClose={blocker.reset}
      footer={
        <>
          <OfficeButton look="secondary" onClick={blocker.proceed}>
            {texts.go}
          </OfficeButton>
          <OfficeButton onClick={blocker.reset}>{texts.stay}</OfficeButton>
        </>
      }
    >
      <p className="text-text-2">{texts.text(count)}</p>
    </OfficeDialog>
  );
});
