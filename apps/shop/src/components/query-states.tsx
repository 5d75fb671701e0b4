import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorBlock } from '@tonalia/ui/error-block';
import { Loading } from '@tonalia/ui/skeleton';
import type { ReactNode } from 'react';
import { sentenceOf } from '../api/http/api-error.ts';

export interface QueryStatesProps {
  query: Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch' | 'data'>;
  /** "No pudimos cargar tus mezclas" */
  failed: string;
  /** What waits in its place. */
  children: ReactNode;
  className?: string;
}

/** What a screen shows until its query has data: the skeleton, or the error with a way to try again; nothing once there is data. */
export function QueryStates({ query, failed, children, className }: QueryStatesProps) {
  const { data, isError, error, isFetching, refetch } = query;
  if (data !== undefined) return null;
  if (!isError) return <Loading className={className}>{children}</Loading>;
  return <ErrorBlock title={failed} text={sentenceOf(error)} retrying={isFetching} onRetry={() => void refetch()} />;
}
