import { useQueryClient } from '@tanstack/react-query';
import type { CartProduct } from '@tonalia/contract/purchase';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lineId } from '../../api/cart-sync/cart-line.ts';
import { isAllSent, removeLine } from '../../api/cart-sync/edit-cart.ts';
import { chooseQuantity } from '../../api/cart-sync/shown/cart-changes.ts';

/** How long a removed line can be restored. */
const UNDO_MS = 5000;

/**
 * Removes lines, with five seconds to undo it: the totals change at once, the server gets the change afterwards or when the cart
 * is left.
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
    (line: CartProduct) => {
      forget(line);
      removeLine(cache, line);
    },
    [cache, forget],
  );

  const flush = useCallback(() => {
    for (const { line } of waiting.current.values()) write(line);
  }, [write]);
  useEffect(() => flush, [flush]);

  const remove = useCallback(
    (line: CartProduct) => {
      const id = lineId(line);
      clearTimeout(waiting.current.get(id)?.timer);
      chooseQuantity(id, 0);
      waiting.current.set(id, { line, timer: setTimeout(() => write(line), UNDO_MS) });
      setRemoved((before) => [...before.filter((one) => lineId(one) !== id), line]);
    },
    [write],
  );

  const undo = useCallback(
    (line: CartProduct) => {
      forget(line);
      chooseQuantity(lineId(line), null);
    },
    [forget],
  );

  return {
    removed,
    /** Writes pending removals now, and sends what can be sent. */
    flush: () => {
      flush();
      return isAllSent();
    },
    remove,
    undo,
  };
}
