import { useBlocker } from '@tanstack/react-router';
import { OfficeButton } from './office-button.tsx';
import { OfficeDialog } from './office-dialog.tsx';
import { texts } from '../messages/texts.es-CO.ts';

/** Asks before a page is left and its typed work is lost. */
export function LeaveQuestion({ isTyped }: { isTyped: () => boolean }) {
  const blocker = useBlocker({ shouldBlockFn: isTyped, enableBeforeUnload: isTyped, withResolver: true });
  if (blocker.status !== 'blocked') return null;
  return (
    <OfficeDialog
      title={texts.discardTyped}
      onClose={blocker.reset}
      footer={
        <>
          <OfficeButton look="secondary" onClick={blocker.proceed}>
            {texts.discard}
          </OfficeButton>
          <OfficeButton onClick={blocker.reset}>{texts.stay}</OfficeButton>
        </>
      }
    >
      {null}
    </OfficeDialog>
  );
}
