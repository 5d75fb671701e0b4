import type { OfficeProduct, RefusedValue } from '@tonalia/contract/product-office';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { productQuery, saveProduct } from '../../api/product.ts';
import { forgetProducts } from '../../api/products.ts';
import type { Edits } from '../../components/data-grid/use-edits.ts';
import { type PendingValues, type ValueConflict, type ValueEdit, conflictsOf, rebased, saveOf } from './edits.rules.ts';

interface SaveHow {
  isConfirmed?: boolean;
  /** Instead of what is unsaved now. */
  pending?: PendingValues;
  /** Saves over values that changed elsewhere. */
  keepsMine?: boolean;
}

/** Saves the page whole. What another person changed in other fields is no conflict: the save is sent again for the new version. */
export function useProductSave(
  product: OfficeProduct,
  edits: Edits<ValueEdit>,
  onSaved: (saved: OfficeProduct) => void,
) {
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<readonly RefusedValue[]>([]);
  const [conflicts, setConflicts] = useState<readonly ValueConflict[]>([]);
  const [asksFactor, setAsksFactor] = useState<SaveHow>();

  async function send(
    base: OfficeProduct,
    pending: PendingValues,
    { isConfirmed = false, keepsMine = false }: SaveHow,
  ) {
    const clash = keepsMine ? [] : conflictsOf(base, pending);
    if (clash.length > 0) return setConflicts(clash);
    const saved = await saveProduct(product._id, { ...saveOf(base, pending), isConfirmed });
    setRefused(saved.refused);
    if (saved.refused.length > 0) return;
    cache.setQueryData(productQuery(product._id).queryKey, saved.product);
    edits.settle(pending.keys());
    setConflicts([]);
    onSaved(saved.product);
    await forgetProducts(cache);
  }

  async function save(how: SaveHow = {}): Promise<void> {
    const pending = how.pending ?? edits.pending;
    if (pending.size === 0 || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await send(product, pending, how).catch(async (cause: unknown) => {
        if (!(cause instanceof CallFailure && cause.code === 'VERSION_CONFLICT')) throw cause;
        await send(await cache.fetchQuery({ ...productQuery(product._id), staleTime: 0 }), pending, how);
      });
    } catch (cause) {
      if (cause instanceof CallFailure && cause.code === 'STEP_UP_REQUIRED') setAsksFactor(how);
      else setFailure(sentenceOf(cause));
    } finally {
      setBusy(false);
    }
  }

  const refusedBy = useMemo(
    () => new Map(refused.map(({ id, field, message }) => [`${id}:${field}`, message])),
    [refused],
  );
  return {
    save,
    isBusy,
    failure,
    refused,
    refusedBy,
    conflicts,
    /** Drops what differs from what is saved now. */
    takeSaved: () => {
      edits.change(new Map(conflicts.map(({ key }) => [key, undefined])));
      setConflicts([]);
    },
    keepMine: () => {
      const pending = new Map([...edits.pending, ...rebased(conflicts, edits.pending)]);
      edits.change(rebased(conflicts, edits.pending));
      setConflicts([]);
      void save({ pending });
    },
    asksFactor,
    closeFactor: () => setAsksFactor(undefined),
  };
}

export type SaveOfProduct = ReturnType<typeof useProductSave>;
