import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { SignInStep } from '@tonalia/contract/office';
import { signInTexts as texts } from '../../messages/sign-in.es-CO.ts';
import { Door } from './door.tsx';
import { PasswordStep } from './password-step.tsx';
import { SecondFactor } from './second-factor.tsx';
import { useEnter } from './use-enter.ts';

const route = getRouteApi('/entrar');

/** E-mail and password, then the second factor; back to the page that asked for it. */
export function SignInScreen() {
  const { volver = '/' } = route.useSearch();
  const enter = useEnter(volver);
  const [next, setNext] = useState<SignInStep>();
  const [email, setEmail] = useState('');
  if (next) return <SecondFactor {...{ next, email }} onDone={enter} onAgain={() => setNext(undefined)} />;
  return (
    <Door title={texts.title} lead={texts.lead}>
      <PasswordStep
        onDone={(step, typed) => {
          setEmail(typed);
          setNext(step);
        }}
      />
    </Door>
  );
}
