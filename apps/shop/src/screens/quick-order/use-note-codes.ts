import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../api/http/api-error.ts';
import { notify } from '../../state/notices.ts';
import { recognise } from './recognise.ts';
import type { QuickOrder } from './use-quick-order.ts';

export interface CodeUnits {
  code: string;
  quantity: number;
}

/** Notes codes with their units, at today's prices; without a network at those of the device. */
export function useNoteCodes({ paste }: Pick<QuickOrder, 'paste'>) {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (read: () => readonly CodeUnits[] | Promise<readonly CodeUnits[]>) => {
      const lines = await read();
      if (lines.length === 0) return [];
      return recognise(lines.map(({ code, quantity }) => `${code} x${quantity}`).join('\n'));
    },
    onSuccess: paste,
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });
}
