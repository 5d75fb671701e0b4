import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormulaBook, FormulaClient } from '@tonalia/contract/formulas';
import type { Reordered } from '@tonalia/contract/purchase';
import { useState } from 'react';
import { sendOnce } from '../../api/cart-sync/send-once.ts';
import { ApiError, sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import { messages } from '../../messages/es-CO.ts';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../state/notices.ts';
import { FORMULAS } from './book-query.ts';

/** A client as it is to be saved. */
export type FormulaEdit = Pick<FormulaClient, 'clientId' | 'revision' | 'name' | 'mix' | 'appointmentAt'>;

const refuse = (cause: unknown) => notify({ color: 'red', message: sentenceOf(cause) });

/** Saving, using and removing formulas, and correcting the shelf. */
export function useFormulaChanges() {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: FORMULAS });
  const put = (client: FormulaClient) => {
    cache.setQueryData<FormulaBook>(FORMULAS, (book) => {
      if (!book) return book;
      const others = book.clients.filter(({ clientId }) => clientId !== client.clientId);
      return { ...book, clients: [...others, client].toSorted((a, b) => a.name.localeCompare(b.name, 'es')) };
    });
    return reload();
  };
  const refuseChange = (cause: unknown) => {
    // The edit stays; with the formula as it is now, saving again is a decision.
    if (cause instanceof ApiError && cause.code === 'FORMULA_CHANGED') void reload();
    refuse(cause);
  };
  const saving = useMutation({
    mutationFn: async ({ clientId, ...body }: FormulaEdit) =>
      (await call('purchase', 'PUT /formulas/{clientId}', { params: { clientId }, body })).results,
    onSuccess: put,
    onError: refuseChange,
  });
  const using = useMutation({
    mutationFn: async ({ clientId, revision, visitId }: { clientId: string; revision: number; visitId: string }) => {
      const body = { visitId, revision };
      return (await call('purchase', 'POST /formulas/{clientId}/visits', { params: { clientId }, body })).results;
    },
    onSuccess: (client) => {
      notify({ color: 'white', message: words.used });
      return put(client);
    },
    onError: refuseChange,
  });
  const removing = useMutation({
    mutationFn: (clientId: string) => call('purchase', 'DELETE /formulas/{clientId}', { params: { clientId } }),
    onSuccess: () => {
      notify({ color: 'white', message: words.removed });
      return reload();
    },
  });
  const removingAll = useMutation({
    mutationFn: () => call('purchase', 'DELETE /formulas', {}),
    onSuccess: () => {
      cache.setQueryData<FormulaBook>(FORMULAS, { clients: [], shelf: [] });
      notify({ color: 'white', message: words.removedAll });
      return reload();
    },
  });
  const counting = useMutation({
    mutationFn: (body: { versionId: string; grams: number }) => call('purchase', 'PUT /formulas/shelf', { body }),
    onSuccess: reload,
  });
  return { saving, using, removing, removingAll, counting };
}

/** Adds what is missing to the cart in one write; `outcome` is set when something could not be added. */
export function useAddMissing() {
  const cache = useQueryClient();
  const [outcome, setOutcome] = useState<Reordered | null>(null);
  const adding = useMutation({
    mutationFn: (items: readonly { versionId: string; quantity: number }[]) =>
      sendOnce(['formulas', JSON.stringify(items)], (key) =>
        call('purchase', 'POST /cart/add-list', { body: { items: [...items] }, key }),
      ),
    onSuccess: (answer) => {
      const { cart, outOfStock, productsNews, added, notAdded } = answer;
      cache.setQueryData(keys.cart, { cart, outOfStock, productsNews });
      if (notAdded.length > 0) return setOutcome(answer);
      const action = { text: messages.shell.see, href: paths.cart() };
      notify({ color: 'white', message: words.added(added), action });
    },
    onError: refuse,
  });
  return { adding, outcome, forget: () => setOutcome(null) };
}
