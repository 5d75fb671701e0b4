import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../api/call-failure.ts';
import { forgetProducts, undoCells } from '../../api/products.ts';
import { useNotify } from '../../components/notices.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';

/** Gives the cells of a save their earlier values, and says how many went back and why others did not. */
export function useUndoCells(id: string) {
  const cache = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: () => undoCells(id),
    onSuccess: async ({ changed, refused }) => {
      await forgetProducts(cache);
      notify({
        color: refused.length > 0 ? 'orange' : 'white',
        message: texts.undone(changed.length),
        detail: refused[0]?.message,
      });
    },
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });
}
