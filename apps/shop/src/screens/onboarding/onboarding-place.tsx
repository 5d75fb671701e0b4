import { useEffect, useState, useSyncExternalStore } from 'react';
import { userLoginPreviously } from '../../api/storage/device-storage.ts';
import { splashStaysFor } from '../../native/splash.ts';
import { isPhoneApp } from '../../native/target.ts';
import type { Onboarding } from './onboarding.tsx';

/** On a slow network the slides load late; they must not interrupt typing. */
const isTyping = () => [...document.querySelectorAll('input')].some(({ value }) => value !== '');

const key = 'tonalia.onboarding';
const never = () => () => {};

function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(key) === 'closed';
  } catch {
    return false;
  }
}

function rememberClosed(): void {
  try {
    sessionStorage.setItem(key, 'closed');
  } catch {
    // Without storage it shows again after a reload.
  }
}

/** On phones without an earlier sign-in, until closed in this visit. */
function isWanted(): boolean {
  const isPhone = isPhoneApp || window.matchMedia('(width < 64rem)').matches;
  return isPhone && !userLoginPreviously() && !wasClosed();
}

/** The slides over the login, once. The page below is drawn without them, by the server too: they only cover it. */
export function OnboardingPlace() {
  const isHere = useSyncExternalStore(never, isWanted, () => false);
  const [isClosed, setClosed] = useState(false);
  const [code, setCode] = useState<{ Onboarding: typeof Onboarding } | null>(null);
  useEffect(() => {
    if (!isHere) return;
    // Drawn the moment it is there, which React's own waiting would put off; without it the login is all there is.
    const loading = import('./onboarding.tsx').then(setCode);
    splashStaysFor(loading);
    void loading.catch(() => null);
  }, [isHere]);
  if (!isHere || isClosed || code === null) return null;
  return (
    <code.Onboarding
      isUnwanted={isTyping}
      onClose={() => {
        rememberClosed();
        setClosed(true);
      }}
    />
  );
}
