import { useQueryClient } from '@tanstack/react-query';
import { literals } from '@tonalia/contract/literals.es-CO';
import type { CartProduct } from '@tonalia/contract/purchase';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lineId } from '../../api/cart-lines.ts';
import { call } from '../../api/client.ts';
import { keys } from '../../api/queries.ts';
import { want } from '../../api/wanted-quantities.ts';
import { notify } from '../../notices.ts';

/** As long as a removed line can be brought back. */
const UNDO_MS = 5000;

/**
 * Removes lines with five seconds to think again: the totals follow at once, the server hears of it afterwards, or as soon as
 * somebody leaves the cart.
 */
export function useRemoval() {
  const cache = useQueryClient();
  const waiting = useRef(new Map<string, { line: CartProduct; timer: ReturnType<typeof setTimeout> }>());
  const [removed, setRemoved] = useState<readonly CartProduct[]>([]);

  const forget = useCallback((line: CartProduct) => {
    const id = lineId(line);
    clearTimeout(waiting.current.get(id)?.timer);
    waiting.current.delete(id);
    setRemoved((before) => before.filter((one) => lineId(one) !== id));
  }, []);

  const write = useCallback(
    async (line: CartProduct) => {
      forget(line);
      const { code, versionCode, assemblyCode, assemblyVersionCode, advancedPurchasing } = line;
      try {
        const body = { code, version: versionCode, assemblyCode, assemblyVersionCode, advancedPurchasing };
        cache.setQueryData(keys.cart, await call('purchase', 'DELETE /cart/deleteitem', { body }));
      } catch {
        notify({ color: 'red', message: literals.itemDeleteFailed });
      } finally {
        want(lineId(line), null);
      }
    },
    [cache, forget],
  );

  const flush = useCallback(() => Promise.all([...waiting.current.values()].map(({ line }) => write(line))), [write]);
  useEffect(() => () => void flush(), [flush]);

  return {
    removed,
    /** Writes what still waits. */
    flush,
    remove: (line: CartProduct) => {
      const id = lineId(line);
      clearTimeout(waiting.current.get(id)?.timer);
      want(id, 0);
      waiting.current.set(id, { line, timer: setTimeout(() => void write(line), UNDO_MS) });
      setRemoved((before) => [...before.filter((one) => lineId(one) !== id), line]);
    },
    undo: (line: CartProduct) => {
      forget(line);
      want(lineId(line), null);
    },
  };
}
