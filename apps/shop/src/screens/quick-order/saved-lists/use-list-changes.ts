import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedList } from '@tonalia/contract/saved-lists';
import { useRouter } from '@tanstack/react-router';
import { ApiError, sentenceOf } from '../../../api/http/api-error.ts';
import { call } from '../../../api/http/client.ts';
import { keys } from '../../../api/queries/queries.ts';
import { sendOnce } from '../../../api/cart-sync/send-once.ts';
import { messages } from '../../../messages/es-CO.ts';
import { savedListMessages as words } from '../../../messages/saved-lists.es-CO.ts';
import { paths } from '../../../paths.ts';
import { notify } from '../../../state/notices.ts';
import { savedListPath } from '../../../navigation/saved-list-address.ts';
import { SAVED_LISTS } from './saved-list-query.ts';

/** What a person changed of a list and has not saved. */
export type ListEdit = Pick<SavedList, 'name' | 'scope' | 'lines'>;

const itemsOf = ({ lines }: Pick<SavedList, 'lines'>) =>
  lines.map(({ versionId, quantity }) => ({ versionId, quantity }));
const refuse = (cause: unknown) => notify({ color: 'red', message: sentenceOf(cause) });

/** Saving, ordering and removing a list. */
export function useListChanges() {
  const cache = useQueryClient();
  const router = useRouter();
  const setLists = (next: (all: readonly SavedList[]) => SavedList[]) =>
    cache.setQueryData<SavedList[]>(SAVED_LISTS, (all) => next(all ?? []));
  const put = (list: SavedList) => setLists((all) => all.map((one) => (one.listId === list.listId ? list : one)));

  const saving = useMutation({
    mutationFn: async ({ list, edit }: { list: SavedList; edit: ListEdit }) => {
      const { listId, revision } = list;
      const { name, scope } = edit;
      const body = { revision, name, scope, items: itemsOf(edit) };
      return (await call('purchase', 'PUT /lists/{listId}', { params: { listId }, body })).results;
    },
    onSuccess: put,
    onError: (cause) => {
      // The typed text stays; with the list as it is now, saving again is a decision.
      if (cause instanceof ApiError && cause.code === 'LIST_CHANGED')
        void cache.invalidateQueries({ queryKey: SAVED_LISTS });
      refuse(cause);
    },
  });

  const ordering = useMutation({
    mutationFn: ({ listId, usedAt, revision }: SavedList) =>
      sendOnce(['saved-list', listId, revision, usedAt], (key) =>
        call('purchase', 'POST /lists/{listId}/order', { params: { listId }, key }),
      ),
    onSuccess: ({ added, notAdded, cart, outOfStock, productsNews }) => {
      cache.setQueryData(keys.cart, { cart, outOfStock, productsNews });
      void cache.invalidateQueries({ queryKey: SAVED_LISTS });
      const detail = notAdded.length > 0 ? words.notAdded(notAdded.length) : undefined;
      const action = { text: messages.shell.see, href: paths.cart() };
      notify({ color: 'white', message: words.added(added), detail, action });
    },
    onError: refuse,
  });

  const restoring = useMutation({
    mutationFn: async (list: SavedList) => {
      const { listId, name, scope } = list;
      return (await call('purchase', 'POST /lists', { body: { listId, name, scope, items: itemsOf(list) } })).results;
    },
    onSuccess: (list) => setLists((all) => [list, ...all.filter(({ listId }) => listId !== list.listId)]),
    onError: refuse,
  });

  const removing = useMutation({
    mutationFn: ({ listId }: SavedList) => call('purchase', 'DELETE /lists/{listId}', { params: { listId } }),
    onSuccess: (_, list) => {
      setLists((all) => all.filter(({ listId }) => listId !== list.listId));
      void router.navigate({ href: savedListPath(), replace: true });
      const action = { text: words.undo, onAct: () => restoring.mutate(list) };
      notify({ color: 'white', message: words.removed(list.name), action });
    },
    onError: refuse,
  });

  return { saving, ordering, removing };
}
