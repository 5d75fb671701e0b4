import { getRouteApi } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import type { SignInStep } from '@tonalia/contract/office';
import { signInTexts as texts } from '../../messages/sign-in.es-CO.ts';
import { Door } from './door.tsx';
import { PasswordStep } from './password-step.tsx';
import { SecondFactor } from './second-factor.tsx';
import { useEnter } from './use-enter.ts';

const route = getRouteApi('/entrar');

const PasskeyEntry = lazy(() => import('./passkey-entry.tsx').then((module) => ({ default: module.PasskeyEntry })));

/** Browsers have passkeys on https and on this machine only, as the server does. */
const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** A passkey, or e-mail and password with the second factor; then the page that asked for it. */
export function SignInScreen() {
  const { volver = '/' } = route.useSearch();
  const enter = useEnter(volver);
  const [next, setNext] = useState<SignInStep>();
  const [email, setEmail] = useState('');
  if (next) return <SecondFactor {...{ next, email }} onDone={enter} onAgain={() => setNext(undefined)} />;
  return (
    <Door title={texts.title} lead={hasPasskeys() ? texts.leadWithPasskey : texts.lead}>
      {hasPasskeys() && (
        // the height of the button and the line below it
        <Suspense fallback={<div className="mb-4 h-[90px]" />}>
          <div className="mb-4">
            <PasskeyEntry onDone={enter} />
          </div>
        </Suspense>
      )}
      <PasswordStep
        isSecond={hasPasskeys()}
        onDone={(step, typed) => {
          setEmail(typed);
          setNext(step);
        }}
      />
    </Door>
  );
}
