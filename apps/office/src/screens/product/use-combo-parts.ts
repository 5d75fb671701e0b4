import type { ComboTerms, OfficeCombo, OfficeComboPart } from '@tonalia/contract/combo-office';
import type { GridVersion } from '@tonalia/contract/products-grid';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { comboQuery, saveCombo } from '../../api/combos.ts';
import { productQuery } from '../../api/product.ts';
import { forgetProducts } from '../../api/products.ts';
import { useNotify } from '../../components/notices.tsx';
import { comboTexts as texts } from '../../messages/combo.es-CO.ts';
import { isSameTerms } from './combo-terms.rules.ts';
import { isSameCombo, toPartDraft } from './combo.rules.ts';

/** The parts and terms of a combo while they are edited, and their saving. */
export function useComboParts(combo: OfficeCombo, name: string) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [typed, setTyped] = useState<readonly OfficeComboPart[]>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isLate, setLate] = useState(false);
  const [decided, setDecided] = useState<ComboTerms>();
  const parts = typed ?? combo.parts;
  const terms = decided ?? combo.terms;
  const arePartsChanged = typed !== undefined && !isSameCombo(typed, combo.parts);
  const areTermsChanged = decided !== undefined && !isSameTerms(decided, combo.terms);
  const isChanged = arePartsChanged || areTermsChanged;

  async function save(version: number): Promise<void> {
    if (isBusy || !isChanged) return;
    if (parts.length === 0) return setFailure(texts.none);
    setBusy(true);
    setFailure(undefined);
    try {
      const saved = await saveCombo(combo._id, {
        version,
        name,
        parts: parts.map(toPartDraft),
        ...(areTermsChanged && { terms }),
      });
      cache.setQueryData(comboQuery(combo._id).queryKey, saved);
      forget();
      await forgetProducts(cache);
      notify({ color: 'white', message: arePartsChanged ? texts.saved : texts.terms.saved });
    } catch (cause) {
      const isConflict = cause instanceof CallFailure && cause.code === 'VERSION_CONFLICT';
      setLate(isConflict);
      setFailure(isConflict ? texts.conflict : sentenceOf(cause));
      if (isConflict) await cache.invalidateQueries({ queryKey: comboQuery(combo._id).queryKey });
    } finally {
      setBusy(false);
    }
  }

  function forget(): void {
    setTyped(undefined);
    setDecided(undefined);
    setFailure(undefined);
    setLate(false);
  }

  /** Adds units of a version, or versions of its product that the buyer chooses. */
  async function add(version: GridVersion, isChoice: boolean): Promise<void> {
    try {
      const part = isChoice ? await choiceOf(version) : partOf(version);
      setTyped((now) => [...(now ?? combo.parts), part]);
    } catch (cause) {
      notify({ color: 'orange', message: sentenceOf(cause) });
    }
  }

  async function choiceOf(version: GridVersion): Promise<OfficeComboPart> {
    const { shades, code } = await cache.fetchQuery(productQuery(version.productId));
    const sold = shades.filter(({ state }) => state === 'published');
    const prices = sold.flatMap(({ price }) => price ?? []);
    const stocks = sold.map(({ available }) => available);
    return {
      ...partOf(version),
      versionId: null,
      code,
      price: prices.length > 0 ? Math.min(...prices) : null,
      available: stocks.some((units) => units === null)
        ? null
        : stocks.reduce<number>((sum, one) => sum + (one ?? 0), 0),
      swatches: sold.flatMap(({ swatch }) => swatch ?? []).slice(0, 12),
      versions: sold.length,
    };
  }

  return {
    parts,
    terms,
    decide: (part: Partial<ComboTerms>) => setDecided({ ...terms, ...part }),
    arePartsChanged,
    areTermsChanged,
    isChanged,
    isBusy,
    failure,
    isLate,
    save: () => save(combo.version),
    discard: forget,
    add,
    change: (at: number, more: Partial<OfficeComboPart>) =>
      setTyped(parts.map((part, n) => (n === at ? { ...part, ...more } : part))),
    remove: (at: number) => setTyped(parts.filter((_, n) => n !== at)),
    move: (at: number, by: 1 | -1) => {
      const next = [...parts];
      const [part] = next.splice(at, 1);
      if (part) next.splice(at + by, 0, part);
      setTyped(next);
    },
  };
}

export type ComboEdits = ReturnType<typeof useComboParts>;

const partOf = ({
  productId,
  _id,
  productName,
  brand,
  code,
  image,
  tile,
  price,
  available,
}: GridVersion): OfficeComboPart => ({
  productId,
  versionId: _id,
  quantity: 1,
  choices: 1,
  name: productName,
  brand,
  code,
  image,
  tile,
  price,
  cost: null,
  available,
  swatches: [],
  versions: 1,
});
