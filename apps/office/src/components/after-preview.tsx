import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from '../messages/texts.es-CO.ts';
import { OfficeButton } from './office-button.tsx';

export type AfterPreviewProps = {
  preview: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  /** The button of the act. */
  children: ReactNode;
};

/** The button of an act, which is offered only with its preview; a preview that failed is asked for again. */
export const AfterPreview = ({ preview: { isError, isFetching, refetch }, children }: AfterPreviewProps) =>
  isError ? (
    <OfficeButton busy={isFetching} onClick={() => void refetch()}>
      {texts.retry}
    </OfficeButton>
  ) : (
    children
  );
