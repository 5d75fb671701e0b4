import { Suspense, lazy, useState } from 'react';
import type { SignInStep } from '@tonalia/contract/office';
import type { EnteredSession } from '../../api/sign-in.ts';
import { securityTexts } from '../../messages/security.es-CO.ts';
import { signInTexts as texts } from '../../messages/sign-in.es-CO.ts';
import { CodeStep } from './code-step.tsx';
import { Door } from './door.tsx';
import { RecoveryCodes } from '../../features/recovery/recovery-codes.tsx';

/** Loaded only to set up a second factor: it has the QR encoder. */
const EnrolStep = lazy(() => import('./enrol-step.tsx').then((module) => ({ default: module.EnrolStep })));

/** Loaded only where the account has a passkey. */
const PasskeyStep = lazy(() => import('./passkey-step.tsx').then((module) => ({ default: module.PasskeyStep })));

export type SecondFactorProps = {
  next: SignInStep;
  /** The account, where it is known. */
  email?: string | undefined;
  onDone: (session: EnteredSession) => void;
  onAgain: () => void;
};

/** What follows a right password: the code, or the setup of the second factor and its recovery codes. */
export function SecondFactor({ next, email, onDone, onAgain }: SecondFactorProps) {
  const [opened, setOpened] = useState<EnteredSession>();
  const [hasChosenCode, setChosenCode] = useState(false);
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
  if (next.step === 'passkey' && !hasChosenCode)
    return (
      <Door title={securityTexts.passkeyTitle} lead={securityTexts.passkeyLead} onBack={onAgain}>
        <Suspense>
          <PasskeyStep ticket={next.ticket} onDone={finish} onCode={() => setChosenCode(true)} onAgain={onAgain} />
        </Suspense>
      </Door>
    );
  return (
    <Door title={texts.codeTitle} lead={texts.codeLead(email)} onBack={onAgain}>
      <CodeStep
        ticket={next.ticket}
        onPasskey={hasChosenCode ? () => setChosenCode(false) : undefined}
        onDone={finish}
        onAgain={onAgain}
      />
    </Door>
  );
}
