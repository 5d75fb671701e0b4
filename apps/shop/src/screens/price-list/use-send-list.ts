import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readFile } from '../../api/http/download.ts';
import { saveFile } from '../../api/http/save-file.ts';

type ListWish = Record<string, string | undefined>;

/**
 * Hands the list to the phone, which sends it by WhatsApp. A browser that sends no files saves it. Making the list can take longer than a
 * tap counts: then the file waits for a second tap.
 */
export function useSendList(wish: ListWish) {
  const [waiting, setWaiting] = useState<{ wish: string; file: File } | null>(null);
  const key = JSON.stringify(wish);
  const kept = waiting?.wish === key ? waiting.file : null;
  const sending = useMutation({
    mutationFn: async (): Promise<'sent' | 'saved' | 'waits'> => {
      const file = kept ?? (await readFile('products/price-list', wish));
      if (navigator.canShare?.({ files: [file] }) !== true) {
        await saveFile(file);
        return 'saved';
      }
      try {
        await navigator.share({ files: [file] });
      } catch (cause) {
        const name = cause instanceof DOMException ? cause.name : '';
        if (name === 'NotAllowedError') {
          setWaiting({ wish: key, file });
          return 'waits';
        }
        // the person closed the phone's list of apps
        if (name !== 'AbortError') throw cause;
      }
      return 'sent';
    },
  });
  return { sending, isWaiting: kept !== null };
}
