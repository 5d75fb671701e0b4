import { Suspense, lazy } from 'react';
import type { AuthoredConflictProps } from './authored-conflict.tsx';

const AuthoredConflict = lazy(() =>
  import('./authored-conflict.tsx').then((one) => ({ default: one.AuthoredConflict })),
);

/** Another operator saved first: the author and both values. Loaded with the first conflict. */
export const SaveConflict = (props: AuthoredConflictProps) => (
  <Suspense>
    <AuthoredConflict {...props} />
  </Suspense>
);
