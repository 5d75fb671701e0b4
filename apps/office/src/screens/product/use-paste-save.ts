import type { OfficeProduct, ProductSaveBody } from '@tonalia/contract/product-office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { productQuery, saveProduct } from '../../api/product.ts';
import { forgetProducts } from '../../api/products.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { useNotify } from '../../components/notices.tsx';
import { pasteTexts as texts } from '../../messages/paste-shades.es-CO.ts';
import type { FieldValue } from './edits.rules.ts';
import type { PastedShade } from './paste.rules.ts';

/** Saves new and changed rows in one save, whole or not at all; refusals stay with their rows. */
export function usePasteSave(product: OfficeProduct, rows: readonly PastedShade[], onSaved: () => void) {
  const cache = useQueryClient();
  const notify = useNotify();
  const operator = useOperator();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<{
    rows: readonly PastedShade[];
    by: ReadonlyMap<string, string>;
    isDoubted: boolean;
  }>();
  // the next save judges a mended row again
  const current = refused?.rows === rows ? refused : undefined;

  async function save(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const state = mayDo(operator, 'catalogue.publish') && product.state === 'published' ? 'published' : 'draft';
    try {
      const saved = await saveProduct(product._id, {
        version: product.version,
        ...shadesOf(rows, state),
        isConfirmed: current?.isDoubted === true,
      });
      if (saved.refused.length > 0) {
        setRefused({
          rows,
          by: new Map(saved.refused.map(({ id, message }) => [id, message])),
          isDoubted: saved.refused.every(({ code }) => code === 'PRICE_DOUBTED'),
        });
        setFailure(texts.refused(saved.refused.length));
        return;
      }
      cache.setQueryData(productQuery(product._id).queryKey, saved.product);
      notify({
        color: 'white',
        message: texts.saved(saved.added, saved.changed),
        detail: state === 'draft' ? texts.asDrafts : undefined,
      });
      onSaved();
      await forgetProducts(cache);
    } catch (cause) {
      setFailure(sentenceOf(cause));
      // the rows are compared again with what is saved now
      if (isConflict(cause)) await cache.invalidateQueries({ queryKey: productQuery(product._id).queryKey });
    } finally {
      setBusy(false);
    }
  }

  return {
    save,
    isBusy,
    failure,
    refused: current?.by ?? new Map<string, string>(),
    isDoubted: current?.isDoubted === true,
  };
}

/** What saving sends: each row is named by its line, or by its saved shade. */
function shadesOf(
  rows: readonly PastedShade[],
  state: 'draft' | 'published',
): Pick<ProductSaveBody, 'shades' | 'added'> {
  const words = (value: FieldValue) => (value === null ? '' : String(value));
  const swatchOf = (value: FieldValue) => (value === null ? null : String(value));
  return {
    shades: rows.flatMap(({ kind, saved, changes, values }) =>
      kind === 'changed' && saved
        ? {
            _id: saved._id,
            ...(changes.includes('shade') && { shade: words(values.shade) }),
            ...(changes.includes('name') && { name: words(values.name) }),
            ...(changes.includes('swatch') && { swatch: swatchOf(values.swatch) }),
            ...(changes.includes('price') && { price: Number(values.price) }),
          }
        : [],
    ),
    added: rows.flatMap(({ kind, line, values }) =>
      kind === 'new'
        ? {
            key: String(line),
            code: words(values.code),
            shade: words(values.shade),
            name: words(values.name),
            swatch: swatchOf(values.swatch),
            price: Number(values.price),
            state,
          }
        : [],
    ),
  };
}
