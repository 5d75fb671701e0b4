import type { OfficeProduct } from '@tonalia/contract/product-office';
import { useState } from 'react';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Field } from '@tonalia/ui/field';
import type { Edits } from '../../components/data-grid/use-edits.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { productTexts as texts } from '../../messages/product.es-CO.ts';
import { type PendingValues, type EditedShade, type ValueEdit, editOf, keyOf } from './edits.rules.ts';
import type { SaveOfProduct } from './use-product-save.ts';

export type StateDialogProps = {
  product: OfficeProduct;
  rows: readonly EditedShade[];
  edits: Edits<ValueEdit>;
  save: SaveOfProduct;
  onClose: () => void;
};

/** Publishes the product, with its hidden shades if wanted, or withdraws it with a reason; what is unsaved is saved with it. */
export function StateDialog({ product, rows, edits, save, onClose }: StateDialogProps) {
  const isPublished = product.state === 'published';
  const hidden = rows.filter(({ state }) => state !== 'published');
  const [withShades, setWithShades] = useState(hidden.length === rows.length);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isReasonMissing = isPublished && reason.trim() === '';
  const submit = () => {
    setAsked(true);
    if (isReasonMissing) return;
    const shades = isPublished || !withShades ? [] : hidden;
    const pending: PendingValues = new Map([
      ...edits.pending,
      [
        keyOf('product', 'state'),
        isPublished
          ? { before: product.state, after: 'withdrawn', reason: reason.trim() }
          : { before: product.state, after: 'published' },
      ],
      ...shades.flatMap((row) => {
        const saved = product.shades.find(({ _id }) => _id === row._id);
        const edit = saved ? editOf(saved.state, 'published') : { before: null, after: 'published' };
        return edit ? [[keyOf(row._id, 'state'), edit] as const] : [];
      }),
    ]);
    void save.save({ pending });
  };
  const message = save.failure ?? save.refused[0]?.message;
  return (
    <OfficeDialog
      title={isPublished ? texts.withdrawTitle : texts.publishTitle}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton look={isPublished ? 'danger' : 'primary'} busy={save.isBusy} onClick={submit}>
            {isPublished ? texts.withdraw : texts.publish}
          </OfficeButton>
        </>
      }
    >
      <p className="text-text-2">
        {isPublished ? texts.withdrawText : texts.publishText(rows.length - (withShades ? 0 : hidden.length))}
      </p>
      {isPublished && (
        <Field
          small
          className="mt-3 max-w-none!"
          label={texts.reason}
          value={reason}
          maxLength={200}
          error={isAsked && isReasonMissing ? texts.reasonNeeded : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      {!isPublished && hidden.length > 0 && (
        <div className="mt-3">
          <Checkbox checked={withShades} onChange={({ currentTarget }) => setWithShades(currentTarget.checked)}>
            {texts.publishShades(hidden.length)}
          </Checkbox>
        </div>
      )}
      {message && (
        <p role="alert" className="mt-3 text-danger">
          {message}
        </p>
      )}
    </OfficeDialog>
  );
}
