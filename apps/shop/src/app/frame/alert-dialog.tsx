import { Button } from '@tonalia/ui/button';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { Dialog } from '@tonalia/ui/dialog';
import type { Alert } from '../../state/alerts.ts';
import { useGo } from '../../navigation/link.tsx';

/** A question has two buttons; information has one. */
export function AlertDialog({ alert, onDone }: { alert: Alert; onDone: () => void }) {
  const go = useGo();
  const { title, text, confirm, cancel, icon } = alert;
  function confirmAndGo() {
    onDone();
    if (confirm.href !== undefined) go(confirm.href);
  }
  if (cancel !== undefined) {
    return (
      <ConfirmDialog
        open
        title={title}
        text={text}
        {...(icon && { icon })}
        confirm={confirm.text}
        cancel={cancel}
        onConfirm={confirmAndGo}
        onCancel={onDone}
      />
    );
  }
  return (
    <Dialog open title={title} role="alertdialog" onClose={onDone}>
      <div className="px-6 pt-1.5 pb-5">
        <p className="text-[1rem] leading-[1.45] text-text-2">{text}</p>
        <Button full className="mt-5" onClick={confirmAndGo}>
          {confirm.text}
        </Button>
      </div>
    </Dialog>
  );
}
