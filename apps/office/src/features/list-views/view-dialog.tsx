import type { SavedView } from '@tonalia/contract/office-views';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Field } from '@tonalia/ui/field';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { removeView, saveView, viewsQuery } from '../../api/views.ts';
import { ConflictNote } from '../../components/conflict-note.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { listViewsTexts as texts } from '../../messages/list-views.es-CO.ts';
import type { ViewSearch } from './current-view.ts';
import type { ChosenColumns } from './use-columns.ts';

export type ViewDialogProps = {
  /** The view that is changed; undefined for a new one. */
  old: SavedView | undefined;
  /** What the view keeps of the present address. */
  search: ViewSearch;
  columns: Pick<ChosenColumns, 'list' | 'hidden' | 'order'>;
  onClose: () => void;
};

/** Saves the present filters, order and columns under a name, or renames, shares or removes a view. */
export function ViewDialog({ old, search, columns, onClose }: ViewDialogProps) {
  const formId = useId();
  const cache = useQueryClient();
  const notify = useNotify();
  const [name, setName] = useState(old?.name ?? '');
  const [isShared, setShared] = useState(old?.isShared ?? false);
  const [base, setBase] = useState(old);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** What another window of the operator saved meanwhile. */
  const [now, setNow] = useState<SavedView>();

  async function run(act: () => Promise<unknown>, message: string): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
      notify({ color: 'white', message });
      onClose();
    } catch (cause) {
      if (isConflict(cause)) {
        const views = await cache.fetchQuery({ ...viewsQuery(columns.list), staleTime: 0 }).catch(() => []);
        setNow(views.find(({ _id }) => _id === old?._id));
      }
      setFailure(sentenceOf(cause));
      setBusy(false);
    }
  }

  const save = (over: SavedView | undefined) => {
    setNow(undefined);
    void run(() => saveView(cache, columns.list, content, over), texts.saved);
  };
  const content = {
    name: name.trim(),
    isShared,
    search,
    hidden: [...columns.hidden],
    columns: columns.order.length > 0 ? [...columns.order] : null,
  };
  return (
    <OfficeDialog
      title={old ? texts.editTitle : texts.add}
      onClose={onClose}
      footer={
        <>
          {old && (
            <OfficeButton
              look="secondary"
              busy={isBusy}
              className="mr-auto text-danger"
              onClick={() => void run(() => removeView(cache, columns.list, old), texts.removed)}
            >
              {texts.remove}
            </OfficeButton>
          )}
          <OfficeButton type="submit" form={formId} busy={isBusy} disabled={now !== undefined || name.trim() === ''}>
            {texts.save}
          </OfficeButton>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !now) save(base);
        }}
      >
        {now && (
          <ConflictNote
            rows={[
              { name: texts.name, mine: name.trim(), saved: now.name },
              { name: texts.shared, mine: texts.yesNo(isShared), saved: texts.yesNo(now.isShared) },
            ]}
            isBusy={isBusy}
            onTake={() => {
              setName(now.name);
              setShared(now.isShared);
              setBase(now);
              setNow(undefined);
              setFailure(undefined);
            }}
            onKeep={() => {
              setBase(now);
              save(now);
            }}
          />
        )}
        <Field
          small
          className="max-w-none!"
          label={texts.name}
          maxLength={60}
          required
          error={now ? undefined : failure}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Checkbox checked={isShared} onChange={({ currentTarget }) => setShared(currentTarget.checked)}>
          {texts.shared}
        </Checkbox>
        <p className="text-small text-text-2">{texts.sharedText}</p>
      </form>
    </OfficeDialog>
  );
}
