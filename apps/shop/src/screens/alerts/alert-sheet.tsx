import type { ProductAlert } from '@tonalia/contract/alerts';
import { Button } from '@tonalia/ui/button';
import { Sheet } from '@tonalia/ui/sheet';
import { Toggle } from '@tonalia/ui/toggle';
import { useAlertActs } from '../../components/alert-me/use-alert-acts.ts';
import { alertMessages as words } from '../../messages/alerts.es-CO.ts';
import { WaitingWords, nameOf } from './alert-row.tsx';

/** Pauses, resumes or removes an alert that waits. */
export function AlertSheet({ alert, onClose }: { alert: ProductAlert | undefined; onClose: () => void }) {
  const { pause, drop, isBusy } = useAlertActs();
  if (!alert) return null;
  const { alertId, isPaused } = alert;
  return (
    <Sheet open onClose={onClose} title={nameOf(alert)} subtitle={<WaitingWords alert={alert} />}>
      <Toggle
        type="switch"
        label={words.pause}
        text={words.pauseHelp}
        checked={isPaused}
        disabled={isBusy}
        onChange={() => pause({ alertId, isPaused: !isPaused })}
      />
      <Button
        full
        variant="destructive"
        className="mt-3"
        loading={isBusy}
        onClick={() => drop(alertId, { onSuccess: onClose })}
      >
        {words.forget}
      </Button>
    </Sheet>
  );
}
