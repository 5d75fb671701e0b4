import { useLocation } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';

// Apart, so that the first load of every other page names none of the files of the first run.
const FirstRunScreen = lazy(() =>
  import('../screens/first-run/first-run-screen.tsx').then((module) => ({ default: module.FirstRunScreen })),
);
const FirstOwnerScreen = lazy(() =>
  import('../screens/sign-in/first-owner-screen.tsx').then((module) => ({ default: module.FirstOwnerScreen })),
);

/** The first run; with the token of the first start in the hash, the account of its owner before. */
export function FirstRunPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  return <Suspense>{token === '' ? <FirstRunScreen /> : <FirstOwnerScreen token={token} />}</Suspense>;
}
