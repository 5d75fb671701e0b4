import type { Passkey } from '@tonalia/contract/office-passkeys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { Icon } from '@tonalia/ui/icon';
import { addPasskey, passkeysQuery, removePasskey, renamePasskey } from '../../api/passkeys.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { LoadFailure } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { securityTexts as texts } from '../../messages/security.es-CO.ts';
import { useSensitive } from '../../features/sensitive/use-sensitive.tsx';

/** The passkeys of the operator: made on this device, named, removed. */
export function PasskeysPanel() {
  const cache = useQueryClient();
  const notify = useNotify();
  const list = useQuery(passkeysQuery);
  const { run, isBusy, failure, dialog } = useSensitive();
  const [edited, setEdited] = useState<Passkey | 'new'>();
  const [removed, setRemoved] = useState<Passkey>();
  const after = async (message?: string) => {
    setEdited(undefined);
    setRemoved(undefined);
    await cache.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    if (message) notify({ color: 'white', message });
  };
  const save = (name: string) =>
    run(async () => {
      if (edited === 'new') await addPasskey(name);
      else if (edited) await renamePasskey(edited._id, name);
      await after(edited === 'new' ? texts.added : undefined);
    });
  const { isPossible = true, passkeys = [] } = list.data ?? {};
  return (
    <Panel label={texts.passkeys}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-panel">{texts.passkeys}</h2>
        {isPossible && edited === undefined && (
          <OfficeButton look="secondary" small icon="plus" onClick={() => setEdited('new')}>
            {texts.add}
          </OfficeButton>
        )}
      </div>
      <p className="mt-1 text-text-2">{isPossible ? texts.passkeysText : texts.notPossible}</p>
      {list.isError && <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />}
      {edited === 'new' && <NameForm isBusy={isBusy} onSave={save} onClose={() => setEdited(undefined)} />}
      {failure && !removed && (
        <p role="alert" className="mt-3 rounded-[12px] bg-danger-soft px-3 py-2 text-danger">
          {failure}
        </p>
      )}
      <ul className="mt-2">
        {passkeys.map((passkey) =>
          edited !== 'new' && edited?._id === passkey._id ? (
            <li key={passkey._id}>
              <NameForm name={passkey.name} isBusy={isBusy} onSave={save} onClose={() => setEdited(undefined)} />
            </li>
          ) : (
            <PasskeyRow
              key={passkey._id}
              passkey={passkey}
              onRename={() => setEdited(passkey)}
              onRemove={() => setRemoved(passkey)}
            />
          ),
        )}
      </ul>
      {list.data && passkeys.length === 0 && isPossible && <p className="text-text-3">{texts.noPasskeys}</p>}
      {removed && (
        <OfficeDialog
          title={texts.removeTitle(removed.name)}
          onClose={() => setRemoved(undefined)}
          footer={
            <>
              <OfficeButton look="secondary" onClick={() => setRemoved(undefined)}>
                {texts.cancel}
              </OfficeButton>
              <OfficeButton
                look="danger"
                busy={isBusy}
                onClick={() =>
                  void run(async () => {
                    await removePasskey(removed._id);
                    await after(texts.removed);
                  })
                }
              >
                {texts.removeIt}
              </OfficeButton>
            </>
          }
        >
          <p className="text-text-2">{texts.removeText}</p>
          {failure && (
            <p role="alert" className="mt-3 text-small text-danger">
              {failure}
            </p>
          )}
        </OfficeDialog>
      )}
      {dialog}
    </Panel>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: PasskeyRowProps) {
  const now = useNow();
  const used = lastUsedAt === null ? texts.neverUsed : texts.usedOn(formatWhenInFull(new Date(lastUsedAt), now));
  return (
    <li className="flex items-center gap-3 border-t border-hair py-2.5 first:border-t-0">
      <Icon name="lock" size="sm" className="text-text-2" />
      <span className="min-w-0 flex-1 leading-[1.3]">
        <b className="block truncate font-semibold">{name}</b>
        <span className="text-[0.78125rem] text-text-3">
          {texts.madeOn(formatWhenInFull(new Date(createdAt), now))}, {used}
        </span>
      </span>
      <OutlineButton icon="edit" label={texts.rename(name)} bare small onClick={onRename} />
      <OutlineButton icon="trash" label={texts.remove(name)} bare small onClick={onRemove} />
    </li>
  );
}

interface NameFormProps {
  name?: string;
  isBusy: boolean;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

function NameForm({ name = '', isBusy, onSave, onClose }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  return (
    <form
      className="mt-3 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '' && !isBusy) void onSave(typed.trim());
      }}
    >
      <Field
        small
        label={texts.name}
        placeholder={texts.namePlaceholder}
        className="max-w-none! flex-1"
        maxLength={60}
        required
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <OfficeButton type="submit" busy={isBusy} disabled={typed.trim() === ''} className="min-h-11!">
        {texts.save}
      </OfficeButton>
      <OfficeButton look="secondary" onClick={onClose} className="min-h-11!">
        {texts.cancel}
      </OfficeButton>
    </form>
  );
}
