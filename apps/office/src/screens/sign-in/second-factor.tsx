import { Suspense, lazy, useState } from 'react';
import { Notice } from '@tonalia/ui/notice';
import type { SignInStep } from '@tonalia/contract/office';
import type { EnteredSession } from '../../api/sign-in.ts';
import { signInTexts as texts } from '../../messages/sign-in.es-CO.ts';
import { CodeStep } from './code-step.tsx';
import { Door } from './door.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Loaded only to set up a second factor: it has the QR encoder. */
const EnrolStep = lazy(() => import('./enrol-step.tsx').then((module) => ({ default: module.EnrolStep })));

export type SecondFactorProps = {
  next: SignInStep;
  onDone: (session: EnteredSession) => void;
  onAgain: () => void;
};

/** What follows a right password: the code, or the setup of the second factor and its recovery codes. */
export function SecondFactor({ next, onDone, onAgain }: SecondFactorProps) {
  const [opened, setOpened] = useState<EnteredSession>();
  const { recoveryCodes: codes } = opened ?? {};
  const finish = (session: EnteredSession) => (session.recoveryCodes?.length ? setOpened(session) : onDone(session));
  if (opened && codes)
    return (
      <Door title={texts.recoveryTitle} lead={texts.recoveryText}>
        <RecoveryCodes codes={codes} onSaved={() => onDone(opened)} />
      </Door>
    );
  if (next.step === 'enrol' && next.setup)
    return (
      <Door title={texts.enrolTitle} lead={texts.enrolLead}>
        <Suspense>
          <EnrolStep ticket={next.ticket} setup={next.setup} onDone={finish} onAgain={onAgain} />
        </Suspense>
      </Door>
    );
  return (
    <Door title={texts.codeTitle} lead={texts.codeLead}>
      {next.step === 'passkey' && <Notice color="orange" message={texts.passkey} className="mb-4" />}
      <CodeStep ticket={next.ticket} onDone={finish} onAgain={onAgain} />
    </Door>
  );
}
