import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { LoadFailure } from '../components/states.tsx';

/** A page that failed to load, in its place. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const { reset: forget } = useQueryErrorResetBoundary();
  const retry = () => {
    forget();
    reset();
  };
  return <LoadFailure what="esta página" cause={error} onRetry={retry} />;
}
