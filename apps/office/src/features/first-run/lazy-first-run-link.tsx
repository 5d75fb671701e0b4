import { Suspense, lazy } from 'react';

const Link = lazy(() => import('./first-run-link.tsx').then((module) => ({ default: module.FirstRunLink })));

/** `FirstRunLink`, loaded apart: most offices need it for one evening. */
export const LazyFirstRunLink = ({ paso }: { paso?: string }) => (
  <Suspense>
    <Link {...(paso !== undefined && { paso })} />
  </Suspense>
);
