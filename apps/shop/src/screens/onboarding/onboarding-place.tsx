import { useEffect, useState, useSyncExternalStore } from 'react';
import { userLoginPreviously } from '../../api/storage/device-storage.ts';
import { keepSplashUntil } from '../../native/splash.ts';
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
    // Without storage the slides show again after a reload.
  }
}

/** Whether to show the slides: on phones without an earlier sign-in, until closed in this visit. */
function isDue(): boolean {
  const isPhone = isPhoneApp || window.matchMedia?.('(width < 64rem)').matches;
  return isPhone && !userLoginPreviously() && !wasClosed();
}

// Begins before hydration on the first page of a visit: the slides have its largest picture.
const early = typeof document !== 'undefined' && isDue() ? import('./onboarding.tsx') : null;

/** The slides over the login, shown once. They only cover the page, which is rendered without them, also by the server. */
export function OnboardingPlace() {
  const isHere = useSyncExternalStore(never, isDue, () => false);
  const [isClosed, setClosed] = useState(false);
  const [code, setCode] = useState<{ Onboarding: typeof Onboarding } | null>(null);
  useEffect(() => {
    if (!isHere) return;
    // Not `lazy`: renders as soon as the code is loaded, which Suspense would delay. If it fails, the login shows alone.
    const loading = (early ?? import('./onboarding.tsx')).then(setCode);
    keepSplashUntil(loading);
    void loading.catch(() => null);
  }, [isHere]);
  if (!isHere || isClosed || code === null) return null;
  return (
    <code.Onboarding
      isBlocked={isTyping}
      onClose={() => {
        rememberClosed();
        setClosed(true);
      }}
    />
  );
}
