import type { OfficePresale } from '@tonalia/contract/presales-office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dayIn } from '@tonalia/rules/dates';
import { useState } from 'react';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { changePresale, forgetPresales, openPresale } from '../../api/presales.ts';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { useNow } from '../../components/use-now.ts';
import { presalesTexts as texts } from '../../messages/presales.es-CO.ts';
import { type PresaleFields, presaleFields, presaleTerms } from './terms-draft.ts';
import { TermsFields } from './terms-fields.tsx';

export type PresaleTermsProps = {
  /** The one to change; undefined for a new one. */
  presale: OfficePresale | undefined;
  /** The one that a new presale begins with. */
  product?: PresaleFields['product'];
  onClose: () => void;
};

/** Opens a presale, or changes the units and the last day of one. */
export function TermsSheet({ presale, product, onClose }: PresaleTermsProps) {
  const now = useNow();
  const cache = useQueryClient();
  const notify = useNotify();
  const [fields, setFields] = useState(() => presaleFields(presale, now, product));
  // the version that the operator has seen; another one needs a decision
  const [seen, setSeen] = useState(presale?.version);
  const terms = presaleTerms(fields);
  const saving = useMutation({
    mutationFn: (version: number | undefined) => {
      if (!terms || !fields.product) throw new Error('the button is off without terms');
      const { _id: productId } = fields.product;
      return version === undefined ? openPresale(productId, terms) : changePresale({ productId, version }, terms);
    },
    onSuccess: async ({ product }) => {
      await forgetPresales(cache);
      notify({ color: 'white', message: presale ? texts.saved(product.name) : texts.opened(product.name) });
      onClose();
    },
    onError: (cause) => (isConflict(cause) ? forgetPresales(cache) : undefined),
  });
  const isOld = presale !== undefined && presale.version !== seen;
  const isTooSmall = presale !== undefined && terms !== undefined && (terms.capacity ?? Infinity) < presale.taken;
  const isPast = fields.closesOn < dayIn(now) && fields.closesOn !== presaleFields(presale, now).closesOn;
  const canSave = terms !== undefined && !isTooSmall && !isPast && !isOld;
  const send = () => {
    if (canSave && !saving.isPending) saving.mutate(seen);
  };
  const saved = presaleFields(presale, now);
  return (
    <OfficeSheet
      title={presale ? texts.edit : texts.open}
      subtitle={presale ? presale.product.name : texts.form.whole}
      onClose={onClose}
      onSave={send}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2.5">
          {saving.isError && !isConflict(saving.error) && (
            <p role="alert" className="min-w-0 flex-1 text-[0.875rem] text-danger">
              {sentenceOf(saving.error)}
            </p>
          )}
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.back}
          </OfficeButton>
          <OfficeButton busy={saving.isPending} disabled={!canSave} onClick={send}>
            {presale ? texts.save : texts.open}
          </OfficeButton>
        </div>
      }
    >
      <div className="grid gap-4">
        {isOld && (
          <SaveConflict
            about={{ kind: 'presale', subject: presale.product._id, name: presale.product.name }}
            rows={[
              {
                name: texts.form.capacity,
                mine: fields.capacity || texts.noLimit,
                saved: saved.capacity || texts.noLimit,
              },
              { name: texts.form.closesOn, mine: fields.closesOn, saved: saved.closesOn },
            ]}
            isBusy={saving.isPending}
            onTake={() => {
              setFields(saved);
              setSeen(presale.version);
            }}
            onKeep={() => {
              setSeen(presale.version);
              saving.mutate(presale.version);
            }}
          />
        )}
        <TermsFields
          fields={fields}
          presale={presale}
          problem={{
            capacity: isTooSmall ? texts.form.capacityBelow(presale.taken) : undefined,
            closesOn: isPast ? texts.form.dayPast : undefined,
          }}
          today={dayIn(now)}
          onChange={(part) => setFields((before) => ({ ...before, ...part }))}
        />
      </div>
    </OfficeSheet>
  );
}
