import type { PurchaseOrder, PurchaseOrderLine } from '@tonalia/contract/purchasing-office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { purchaseOrderQuery, receivePurchase } from '../../api/purchasing.ts';
import { forgetStock } from '../../api/stock.ts';
import { useNotify } from '../../components/notices.tsx';
import { purchasingTexts as texts } from '../../messages/purchasing.es-CO.ts';

/** What arrives now, line by line. */
export interface ReceiveWork {
  unitsOf: (versionId: string) => number;
  set: (versionId: string, units: number) => void;
  total: number;
  isBusy: boolean;
  problem: string | undefined;
  /** Another person changed the order meanwhile. */
  isOld: boolean;
  receive: () => Promise<void>;
  reload: () => Promise<void>;
}

const missingOf = ({ units, received }: PurchaseOrderLine): number => Math.max(0, units - received);

/** Proposes what is missing; sent again after a lost answer, it enters once. */
export function useReceive(order: PurchaseOrder): ReceiveWork {
  const cache = useQueryClient();
  const notify = useNotify();
  const [typed, setTyped] = useState<ReadonlyMap<string, number>>(new Map());
  const [receiptId, setReceiptId] = useState(() => crypto.randomUUID());
  // The version that the operator saw: the page may refresh below what is typed.
  const [seen, setSeen] = useState(order.version);
  const [problem, setProblem] = useState<string>();
  const [isOld, setOld] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const lines = order.lines.map((line) => ({
    versionId: line.versionId,
    units: typed.get(line.versionId) ?? missingOf(line),
  }));
  const version = typed.size > 0 ? seen : order.version;
  const total = lines.reduce((sum, { units }) => sum + units, 0);
  const begin = (next: PurchaseOrder) => {
    setTyped(new Map());
    setSeen(next.version);
    setReceiptId(crypto.randomUUID());
    setOld(false);
    setProblem(undefined);
  };
  return {
    unitsOf: (versionId) => lines.find((line) => line.versionId === versionId)?.units ?? 0,
    set(versionId, units) {
      if (typed.size === 0) setSeen(order.version);
      setTyped((now) => new Map(now).set(versionId, units));
    },
    total,
    isBusy,
    problem,
    isOld,
    async receive() {
      setBusy(true);
      setProblem(undefined);
      try {
        const arrived = lines.filter(({ units }) => units > 0);
        const saved = await receivePurchase(order._id, { receiptId, version, lines: arrived });
        cache.setQueryData(purchaseOrderQuery(order._id).queryKey, saved);
        begin(saved);
        notify({ color: 'white', message: texts.receiveDone(saved.code, total) });
        await forgetStock(cache);
      } catch (cause) {
        setOld(isConflict(cause));
        setProblem(sentenceOf(cause));
      } finally {
        setBusy(false);
      }
    },
    async reload() {
      begin(await cache.fetchQuery({ ...purchaseOrderQuery(order._id), staleTime: 0 }));
    },
  };
}
