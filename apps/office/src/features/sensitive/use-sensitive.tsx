import { type ReactNode, Suspense, lazy, useState } from 'react';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { PasskeyCancelled } from '../../api/passkeys.ts';
import { securityTexts as texts } from '../../messages/security.es-CO.ts';

const StepUpDialog = lazy(() =>
  import('../../components/step-up-dialog.tsx').then((one) => ({ default: one.StepUpDialog })),
);

/** Runs acts that may ask for the second factor again: the dialog asks with the words of `lead`, and the act is repeated. */
export function useSensitive(lead: string = texts.stepUpLead): {
  run: (act: () => Promise<void>) => Promise<void>;
  isBusy: boolean;
  failure: string | undefined;
  /** Forgets the failure, when what failed is changed. */
  clear: () => void;
  dialog: ReactNode;
} {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [waiting, setWaiting] = useState<() => Promise<void>>();
  async function run(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
    } catch (cause) {
      if (cause instanceof CallFailure && cause.code === 'STEP_UP_REQUIRED') setWaiting(() => act);
      else setFailure(cause instanceof PasskeyCancelled ? texts.cancelled : sentenceOf(cause));
    } finally {
      setBusy(false);
    }
  }
  const dialog = waiting && (
    <Suspense>
      <StepUpDialog
        lead={lead}
        onClose={() => setWaiting(undefined)}
        onConfirmed={() => {
          setWaiting(undefined);
          void run(waiting);
        }}
      />
    </Suspense>
  );
  return { run, isBusy, failure, clear: () => setFailure(undefined), dialog };
}
