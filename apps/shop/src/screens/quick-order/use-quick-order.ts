import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListMatch, RecognisedRow } from '@tonalia/contract/order-list';
import { useRef, useState } from 'react';
import { call } from '../../api/http/client.ts';
import { sentenceOf } from '../../api/http/api-error.ts';
import { keys } from '../../api/queries/queries.ts';
import { sendOnce } from '../../api/cart-sync/send-once.ts';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { paths } from '../../paths.ts';
import { messages } from '../../messages/es-CO.ts';
import { notify } from '../../state/notices.ts';
import { linesLeft } from './lines-left.ts';
import { type QuickLine, isReady, toLine, withChoice } from './quick-line.ts';

/** The rows of a text, as the server understands them. `before` says what the lines above were, for a number alone. */
export async function recognise(
  text: string,
  before: readonly string[] = [],
  signal?: AbortSignal,
): Promise<RecognisedRow[]> {
  const body = { text: [...before.map((line) => `${line}:`), text].join('\n') };
  const { results } = await call('products', 'POST /recognise', { body, ...(signal && { signal }) });
  return results;
}

/** The lines of the quick order, newest first, and what changes them. Nothing enters the cart before `addAll`. */
export function useQuickOrder() {
  const cache = useQueryClient();
  const [lines, show] = useState<readonly QuickLine[]>([]);
  // What is sent is what was written last, also before the screen shows it.
  const newest = useRef<readonly QuickLine[]>(lines);
  const setLines = (next: (all: readonly QuickLine[]) => readonly QuickLine[]) => {
    newest.current = next(newest.current);
    show(newest.current);
  };
  const nextId = useRef(1);
  const change = (id: number, next: (line: QuickLine) => QuickLine) =>
    setLines((all) => all.map((line) => (line.id === id ? next(line) : line)));

  /** Notes a line at once and asks what it is, so that typing never waits. */
  async function write(text: string, before: readonly string[], units?: number) {
    const id = nextId.current++;
    const asked = { id, text, quantity: units ?? 1, match: null, candidates: [], reason: words.reading };
    setLines((all) => [{ ...asked, state: 'reading' }, ...all]);
    try {
      const rows = await recognise(text, before);
      const made = rows.map((row, at) =>
        toLine(at === 0 ? id : nextId.current++, units === undefined ? row : { ...row, quantity: units }),
      );
      const none: QuickLine = { ...asked, state: 'unknown', reason: words.nothingRead };
      setLines((all) => all.flatMap((line) => (line.id === id ? (made.length > 0 ? made : [none]) : [line])));
    } catch (cause) {
      change(id, (line) => ({ ...line, state: 'failed', reason: sentenceOf(cause) }));
    }
  }

  function put(match: ListMatch, units: number, text: string) {
    const same = newest.current.find((line) => isReady(line) && line.match?.versionId === match.versionId);
    if (same) return change(same.id, (line) => withChoice({ ...line, quantity: line.quantity + units }, match));
    const line = { id: nextId.current++, text, quantity: units, candidates: [], reason: '' };
    setLines((all) => [withChoice({ ...line, state: 'recognised', match }, match), ...all]);
  }

  const adding = useMutation({
    mutationFn: (sent: readonly QuickLine[]) => {
      const items = sent.flatMap(({ match, quantity }) => (match ? [{ versionId: match.versionId, quantity }] : []));
      return sendOnce(['list', JSON.stringify(items)], (key) =>
        call('purchase', 'POST /cart/add-list', { body: { items }, key }),
      );
    },
    onSuccess: ({ added, notAdded, cart, outOfStock, productsNews }, sent) => {
      cache.setQueryData(keys.cart, { cart, outOfStock, productsNews });
      setLines((all) => linesLeft(all, sent, notAdded));
      notify({ color: 'white', message: words.added(added), action: { text: messages.shell.see, href: paths.cart() } });
    },
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });

  return {
    lines,
    write,
    put,
    paste: (rows: readonly RecognisedRow[]) =>
      setLines((all) => [...rows.map((row) => toLine(nextId.current++, row)), ...all]),
    choose: (id: number, match: ListMatch) => change(id, (line) => withChoice(line, match)),
    setQuantity: (id: number, quantity: number) => change(id, (line) => ({ ...line, quantity })),
    remove: (id: number) => setLines((all) => all.filter((line) => line.id !== id)),
    isAdding: adding.isPending,
    addAll: () => {
      const ready = newest.current.filter(isReady);
      if (ready.length > 0 && !adding.isPending) adding.mutate(ready);
    },
  };
}

/** The quick order of the screen. */
export type QuickOrder = ReturnType<typeof useQuickOrder>;
