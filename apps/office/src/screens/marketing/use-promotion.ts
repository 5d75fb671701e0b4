import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { forgetPromotions } from '../../api/promotions.ts';
import { useNotify } from '../../components/notices.tsx';

/** Sends a change of banners or headers, says what it did, and asks for them again; a conflict shows what is saved. */
export function usePromotion<T>(send: (wish: T) => Promise<unknown>, done: (wish: T) => string, onDone: () => void) {
  const cache = useQueryClient();
  const notify = useNotify();
  const change = useMutation({
    mutationFn: send,
    onSuccess: async (_, wish) => {
      await forgetPromotions(cache);
      notify({ color: 'white', message: done(wish) });
      onDone();
    },
    onError: (cause) => {
      if (isConflict(cause)) void forgetPromotions(cache);
    },
  });
  return {
    run: change.mutate,
    isBusy: change.isPending,
    failure: change.error ? sentenceOf(change.error) : undefined,
  };
}
