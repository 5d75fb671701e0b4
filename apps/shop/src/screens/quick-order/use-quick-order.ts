import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListMatch, RecognisedRow } from '@tonalia/contract/order-list';
import type { Reordered } from '@tonalia/contract/purchase';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../api/http/client.ts';
import { ApiError, sentenceOf } from '../../api/http/api-error.ts';
import { keys } from '../../api/queries/queries.ts';
import { newOrderId } from '../../api/outbox/unsent-order.ts';
import { sendOnce } from '../../api/cart-sync/send-once.ts';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { paths } from '../../paths.ts';
import { messages } from '../../messages/es-CO.ts';
import { notify } from '../../state/notices.ts';
import { linesLeft } from './lines-left.ts';
import { serverNow } from '../../api/http/server-clock.ts';
import { codesOf, fromStored, renewed, storedDraft, storedPricesAt } from './draft.ts';
import { useRemovedLines } from './use-removed-lines.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import {
  type QuickLine,
  corrected,
  heldTimes,
  isReady,
  isUnread,
  linesBefore,
  toAskedLine,
  toLine,
  withChoice,
} from './quick-line.ts';
import { readCodes, recognise, rememberChoice } from './recognise.ts';
import { rereadLines } from './reread-lines.ts';
import { useReadAgain } from './use-read-again.ts';

type ListedItems = { versionId: string; quantity: number }[];

interface QuickOrderOptions {
  /** The lines to begin with, when none are kept on the device. */
  first?: readonly QuickLine[];
  /** Puts the lines into the cart, in one write. */
  send?: (items: ListedItems) => Promise<Reordered>;
}

const addList = (items: ListedItems): Promise<Reordered> =>
  sendOnce(['list', JSON.stringify(items)], (key) => call('purchase', 'POST /cart/add-list', { body: { items }, key }));

/**
 * The lines of the quick order, newest first, and what changes them. They stay on the device until they are in the cart or the owner signs
 * out. Nothing enters the cart before `addAll`.
 */
export function useQuickOrder(owner: string, { first = [], send = addList }: QuickOrderOptions = {}) {
  const cache = useQueryClient();
  const [lines, show] = useState<readonly QuickLine[]>(() => {
    const stored = storedDraft(owner);
    return (stored.length > 0 ? stored : first).map(withKey);
  });
  // Send the text written last, also before the screen shows it.
  const newest = useRef<readonly QuickLine[]>(lines);
  const setLines = (next: (all: readonly QuickLine[]) => readonly QuickLine[]) => {
    newest.current = next(newest.current).map(withKey);
    show(newest.current);
  };
  const { remove, restore: putBack } = useRemovedLines(newest, setLines);
  const nextId = useRef(lines.length + 1);
  const change = (id: number, next: (line: QuickLine) => QuickLine) =>
    setLines((all) => all.map((line) => (line.id === id ? next(line) : line)));

  /** When the prices of the oldest line were read; null for now. */
  const pricesAt = useRef(storedPricesAt(owner));

  const { store, restore } = useKeptDraft(owner);
  useEffect(() => {
    if (lines.length > 0) pricesAt.current ??= now();
    else pricesAt.current = null;
    store(lines, pricesAt.current ?? undefined);
  }, [store, lines]);

  /** Asks what a line is; those of a text with several rows take its place. Without a network it waits. */
  async function readLine(id: number, text: string, units?: number) {
    const at = newest.current.findIndex((line) => line.id === id);
    try {
      const rows = await recognise(text, linesBefore(newest.current.slice(at + 1)));
      const made = rows.map((row, at) =>
        toLine(at === 0 ? id : nextId.current++, units === undefined ? row : { ...row, quantity: units }),
      );
      setLines((all) => all.flatMap((line) => (line.id === id ? (made.length > 0 ? made : [unread(line)]) : [line])));
    } catch (cause) {
      change(id, (line) => unreadable(line, cause));
    }
  }

  /** Notes a line at once and asks what it is, so that typing never waits. */
  function write(text: string, units?: number) {
    const id = nextId.current++;
    const asked = toAskedLine(id, text, units, words.reading);
    void readLine(id, text, units);
    setLines((all) => [asked, ...all]);
  }

  /** Reads another text for a line, which keeps its place and units. */
  async function correct(id: number, text: string) {
    change(id, (line) => ({ ...line, text, match: null, candidates: [], state: 'reading', reason: words.reading }));
    try {
      const [row] = await recognise(text, linesBefore(newest.current));
      change(id, (line) => (row ? corrected(line, row) : unread(line)));
      const line = newest.current.find((one) => one.id === id);
      if (line?.match && isReady(line)) rememberChoice(line, line.match.versionId);
    } catch (cause) {
      change(id, (line) => unreadable({ ...line, units: line.quantity }, cause));
    }
  }

  function choose(id: number, match: ListMatch) {
    const line = newest.current.find((one) => one.id === id);
    if (line) rememberChoice(line, match.versionId);
    change(id, (one) => withChoice(one, match));
  }

  /** Notes a product that was picked. For a `row` that was not clear, that is remembered. */
  function put(match: ListMatch, units: number, text: string, row?: RecognisedRow) {
    if (row) rememberChoice(toLine(0, row), match.versionId);
    const same = newest.current.find((line) => isReady(line) && line.match?.versionId === match.versionId);
    if (same) return change(same.id, (line) => withChoice({ ...line, quantity: line.quantity + units }, match));
    const line = toAskedLine(nextId.current++, text, units, '');
    setLines((all) => [withChoice(line, match), ...all]);
  }

  /** Today's prices and stock of the lines that have a product; resolves with whether they are known. */
  async function renewPrices(): Promise<boolean> {
    const codes = codesOf(newest.current);
    const today = codes.length > 0 ? await readCodes(codes).catch(() => null) : new Map<string, RecognisedRow>();
    if (today === null) return false;
    if (codes.length > 0) {
      pricesAt.current = now();
      setLines((all) => all.map((line) => renewed(line, today)));
    }
    return true;
  }

  const readAgain = useReadAgain(lines, renewPrices, async () => {
    // The oldest first: a number alone means the product of the line before it.
    const waiting = newest.current.filter(({ state }) => state === 'waiting').toReversed();
    for (const { id, text, units } of waiting) await readLine(id, text, units);
  });

  const onRestored = useEffectEvent(() => void readAgain());
  // Once: what a kill of the app left, then today's prices.
  useEffect(() => {
    const shown = new Set(newest.current.map(({ key }) => key));
    void restore(newest.current).then((kept) => {
      if (kept) {
        pricesAt.current = kept.pricesAt ?? pricesAt.current;
        setLines((all) => [
          ...all.filter(({ key }) => !shown.has(key)),
          ...kept.lines.map((line) => fromStored(line, nextId.current++)),
        ]);
      }
      onRestored();
    });
  }, [restore]);

  const adding = useMutation({
    mutationFn: (sent: readonly QuickLine[]) => {
      const items = sent.flatMap(({ match, quantity }) => (match ? [{ versionId: match.versionId, quantity }] : []));
      return send(items);
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
    /** Takes the rows of a text that was read again in place of all lines. */
    reread: (rows: readonly RecognisedRow[]) => setLines((all) => rereadLines(all, rows, () => nextId.current++)),
    /** Notes lines that were read elsewhere. */
    takeIn: (more: readonly QuickLine[]) =>
      setLines((all) => [...more.map(({ source: _, ...line }) => ({ ...line, id: nextId.current++ })), ...all]),
    choose,
    correct,
    setQuantity: (id: number, quantity: number) =>
      change(id, (line) => ({ ...line, quantity, ...(isUnread(line) && { units: quantity }) })),
    remove,
    restore: putBack,
    /** Takes out the lines that became an order. */
    takeOut: (keys: readonly string[]) => setLines((all) => all.filter(({ key = '' }) => !keys.includes(key))),
    pricesAt: () => Math.min(pricesAt.current ?? now(), ...heldTimes(newest.current)),
    isAdding: adding.isPending,
    addAll: () => {
      const ready = newest.current.filter(isReady);
      if (ready.length > 0 && !adding.isPending) adding.mutate(ready);
    },
  };
}

const withKey = (line: QuickLine): QuickLine => (line.key === undefined ? { ...line, key: newOrderId() } : line);
const now = (): number => serverNow() ?? Date.now();
/** A line without an answer: it waits for the network, or says why the server refused it. */
const unreadable = (line: QuickLine, cause: unknown): QuickLine =>
  cause instanceof ApiError && cause.status === 0
    ? { ...line, state: 'waiting', reason: '' }
    : { ...line, state: 'failed', reason: sentenceOf(cause) };
const unread = (line: QuickLine): QuickLine => ({ ...line, state: 'unknown', reason: words.nothingRead });

/** The quick order of the screen. */
export type QuickOrder = ReturnType<typeof useQuickOrder>;
