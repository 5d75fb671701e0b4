import type { OfficePresale } from '@tonalia/contract/presales-office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { sentenceOf } from '../../api/call-failure.ts';
import { forgetPresales, movePresale, presaleMoveQuery } from '../../api/presales.ts';
import { isDay } from '../../components/address.ts';
import { ConflictNote, isConflict } from '../../components/conflict-note.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { useNow } from '../../components/use-now.ts';
import { presalesTexts } from '../../messages/presales.es-CO.ts';
import { MessagePreview } from './message-preview.tsx';
import { MovePreview } from './move-preview.tsx';

const texts = presalesTexts.moving;

/** Moves the day of a presale: the orders, customers and the message are shown before the move is confirmed. */
export function MoveSheet({ presale, onClose }: { presale: OfficePresale; onClose: () => void }) {
  const { product, dispatchDate } = presale;
  const today = dayIn(useNow());
  const cache = useQueryClient();
  const notify = useNotify();
  const [day, setDay] = useState('');
  const [orderCode, setOrderCode] = useState<string>();
  // the version that the operator has seen; another one needs a decision
  const [seen, setSeen] = useState(presale.version);
  const isAsked = isDay(day) && day >= today && day !== dispatchDate;
  const { data, isError, error } = useQuery({ ...presaleMoveQuery(product._id, day, orderCode), enabled: isAsked });
  const preview = isAsked && data?.dispatchDate === day ? data : undefined;
  const isOld = presale.version !== seen;
  const moving = useMutation({
    mutationFn: (version: number) => movePresale({ productId: product._id, version }, day),
    onSuccess: async () => {
      await forgetPresales(cache);
      notify({ color: 'white', message: texts.done(day) });
      onClose();
    },
    onError: (cause) => (isConflict(cause) ? forgetPresales(cache) : undefined),
  });
  const canSend = preview !== undefined && !isOld && !moving.isPending;
  const send = () => {
    if (canSend) moving.mutate(seen);
  };
  const failure = moving.isError && !isConflict(moving.error) ? moving.error : isAsked && isError ? error : undefined;
  return (
    <OfficeSheet
      title={texts.title}
      subtitle={product.name}
      wide
      onClose={onClose}
      onSave={send}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2.5">
          {failure ? (
            <p role="alert" className="min-w-0 flex-1 text-[0.875rem] text-danger max-sm:basis-full">
              {sentenceOf(failure)}
            </p>
          ) : (
            <p className="min-w-0 flex-1 text-[0.8125rem] text-text-2 max-sm:basis-full">{texts.when}</p>
          )}
          <OfficeButton look="secondary" onClick={onClose}>
            {presalesTexts.back}
          </OfficeButton>
          <OfficeButton busy={moving.isPending} disabled={preview === undefined || isOld} onClick={send}>
            {texts.confirm(preview?.moving.customers ?? 0)}
          </OfficeButton>
        </div>
      }
    >
      <div className="grid gap-x-6 gap-y-5 lg:grid-cols-[1fr_300px]">
        <div className="grid min-w-0 content-start gap-4">
          {isOld && (
            <ConflictNote
              rows={[{ name: texts.leaves, mine: day && formatShortDay(day), saved: formatShortDay(dispatchDate) }]}
              isBusy={moving.isPending}
              onTake={() => {
                setDay('');
                setSeen(presale.version);
              }}
              onKeep={
                isAsked
                  ? () => {
                      setSeen(presale.version);
                      moving.mutate(presale.version);
                    }
                  : undefined
              }
            />
          )}
          <div className="grid grid-cols-2 gap-3">
            <Field small className="max-w-none!" label={texts.leaves} readOnly value={formatShortDay(dispatchDate)} />
            <Field
              small
              className="max-w-none!"
              type="date"
              label={texts.newDay}
              min={today}
              required
              error={day !== '' && day < today ? presalesTexts.form.dayPast : undefined}
              value={day}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
            />
          </div>
          {preview ? (
            <MovePreview preview={preview} shownCode={preview.message?.orderCode} onShow={setOrderCode} />
          ) : (
            <p className="py-4 text-text-2">{day === dispatchDate ? texts.same : texts.choose}</p>
          )}
        </div>
        {preview?.message && <MessagePreview message={preview.message} />}
      </div>
    </OfficeSheet>
  );
}
