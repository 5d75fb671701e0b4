import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { alertKeys } from '../../api/queries/alerts.ts';
import { notify } from '../../state/notices.ts';

/** Asking to be notified of a version, pausing that, and no longer. */
export function useAlertActs() {
  const cache = useQueryClient();
  const onError = (cause: unknown) => notify({ color: 'red', message: sentenceOf(cause) });
  const onSettled = () => cache.invalidateQueries({ queryKey: alertKeys.all });
  const asking = useMutation({
    mutationFn: (wish: { versionId: string; kind: 'stock' | 'price'; quantity?: number }) =>
      call('products', 'POST /alerts', { body: wish }),
    onError,
    onSettled,
  });
  const dropping = useMutation({
    mutationFn: (alertId: string) => call('products', 'DELETE /alerts/{alertId}', { params: { alertId } }),
    onError,
    onSettled,
  });
  const pausing = useMutation({
    mutationFn: ({ alertId, isPaused }: { alertId: string; isPaused: boolean }) =>
      call('products', 'PUT /alerts/{alertId}', { params: { alertId }, body: { isPaused } }),
    onError,
    onSettled,
  });
  return {
    ask: asking.mutate,
    pause: pausing.mutate,
    drop: dropping.mutate,
    isBusy: asking.isPending || dropping.isPending || pausing.isPending,
  };
}
