import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { Sheet } from '@tonalia/ui/sheet';
import { useState } from 'react';
import { sentenceOf } from '../../../api/http/api-error.ts';
import { call } from '../../../api/http/client.ts';
import { newKey } from '../../../api/http/idempotency-key.ts';
import { messages } from '../../../messages/es-CO.ts';
import { savedListMessages as words } from '../../../messages/saved-lists.es-CO.ts';
import { notify } from '../../../state/notices.ts';
import { savedListPath } from '../../../navigation/saved-list-address.ts';
import { SAVED_LISTS } from './saved-list-query.ts';

/** What a list is made of: versions, or the lines of a cart. */
export type SavedListSource = { items: { versionId: string; quantity: number }[] } | { cartId: string };

/** Asks for a name and makes a list. Its id is chosen once, so that a second attempt makes no second list. */
export function SaveListSheet({ source, onClose }: { source: SavedListSource; onClose: () => void }) {
  const cache = useQueryClient();
  const [listId] = useState(newKey);
  const [name, setName] = useState('');
  const [scope, setScope] = useState<'own' | 'business'>('business');
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const making = useMutation({
    mutationFn: () => call('purchase', 'POST /lists', { body: { listId, name: name.trim(), scope, ...source } }),
    onSuccess: ({ results }) => {
      void cache.invalidateQueries({ queryKey: SAVED_LISTS });
      const action = { text: messages.shell.see, href: savedListPath(results.listId) };
      notify({ color: 'white', message: words.made(results.name), action });
      close();
    },
  });
  return (
    <Sheet open={isOpen} onClose={close} title={words.save} toField>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') making.mutate();
        }}
      >
        <Field
          label={words.name}
          placeholder={words.nameHint}
          value={name}
          maxLength={60}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={making.isError ? sentenceOf(making.error) : undefined}
        />
        <SegmentedControl
          label={words.scope}
          value={scope}
          onChange={setScope}
          options={[
            { value: 'business', label: words.business },
            { value: 'own', label: words.own },
          ]}
        />
        <Button type="submit" full size="lg" disabled={name.trim() === ''} loading={making.isPending}>
          {words.make}
        </Button>
      </form>
    </Sheet>
  );
}
