import type { StockTransfer } from '@tonalia/contract/stock-transfers';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { forgetStock } from '../../api/stock.ts';
import {
  cancelTransfer,
  receiveTransfer,
  saveTransfer,
  sendTransfer,
  transferQuery,
} from '../../api/stock-transfers.ts';
import { useNotify } from '../../components/notices.tsx';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';
import { type Arrivals, type TransferDraft, differencesOf, draftOf, wishOf } from './draft.ts';

/** A transfer as the screen edits it. */
export interface TransferWork {
  draft: TransferDraft;
  arrivals: Arrivals;
  isBusy: boolean;
  problem: string | undefined;
  /** Another person saved it first. */
  isOld: boolean;
  change: (draft: TransferDraft) => void;
  count: (arrivals: Arrivals) => void;
  save: () => void;
  send: () => void;
  receive: () => void;
  cancel: () => void;
  /** Saves the draft, and opens its list on paper. */
  list: () => void;
  /** Takes what the server has. */
  reload: () => void;
}

/** The edited draft of a transfer and its acts. `one` is undefined before the first save. */
export function useTransfer(id: string, one: StockTransfer | undefined, first: TransferDraft): TransferWork {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [draft, setDraft] = useState(first);
  const [arrivals, setArrivals] = useState<Arrivals>({});
  const [known, setKnown] = useState(one);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | Error>();
  const query = transferQuery(id);

  const show = (saved: StockTransfer) => {
    setKnown(saved);
    cache.setQueryData(query.queryKey, saved);
  };
  const openIt = () =>
    navigate({ to: '/existencias/traslados/$transferId', params: { transferId: id }, replace: true });
  async function act(
    work: () => Promise<StockTransfer>,
    done: (saved: StockTransfer) => string,
    goOn: () => Promise<void> = openIt,
  ): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const saved = await work();
      show(saved);
      await forgetStock(cache);
      notify({ color: 'white', message: done(saved) });
      await goOn();
    } catch (cause) {
      setFailure(cause instanceof Error ? cause : new Error(String(cause)));
    } finally {
      setBusy(false);
    }
  }
  // going back from the list shows the saved draft
  const openList = async () => {
    await openIt();
    await navigate({ to: '/existencias/traslados/$transferId/lista', params: { transferId: id } });
  };
  const saveFirst = async () => {
    const saved = await saveTransfer(id, known?.version, wishOf(draft));
    show(saved);
    setDraft(draftOf(saved));
    return saved;
  };
  /** A refused line shows what is available now. */
  const showUnits = async () => {
    const now = await cache.fetchQuery({ ...query, staleTime: 0 });
    setKnown(now);
    setDraft(draftOf(now));
  };
  return {
    draft,
    arrivals,
    isBusy,
    problem: failure && sentenceOf(failure),
    isOld: failure instanceof CallFailure && ['VERSION_CONFLICT', 'TRANSFER_STEP_WRONG'].includes(failure.code),
    change: setDraft,
    count: setArrivals,
    save: () => void act(saveFirst, () => texts.saved),
    send: () =>
      void act(
        async () => {
          const saved = await saveFirst();
          return sendTransfer(saved).catch(async (cause: unknown) => {
            if (cause instanceof CallFailure && cause.code === 'TRANSFER_SHORT') await showUnits();
            throw cause;
          });
        },
        ({ code }) => texts.sentDone(code),
      ),
    receive: () => {
      const differences = known && differencesOf(known.lines, arrivals);
      if (known && differences)
        void act(
          () => receiveTransfer(known, differences),
          ({ code }) => texts.receivedDone(code),
        );
    },
    cancel: () => {
      if (known)
        void act(
          () => cancelTransfer(known),
          ({ code }) => texts.cancelled(code),
        );
    },
    list: () => void act(saveFirst, () => texts.saved, openList),
    reload: () =>
      void showUnits().then(
        () => setFailure(undefined),
        (cause: unknown) => setFailure(cause instanceof Error ? cause : new Error(String(cause))),
      ),
  };
}
