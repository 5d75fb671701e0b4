import type { OfficePresale, PresaleMoveReason } from '@tonalia/contract/presales-office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { Toggle } from '@tonalia/ui/toggle';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { forgetPresales, movePresale, presaleMoveQuery } from '../../api/presales.ts';
import { isDay } from '../../components/address.ts';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { useNow } from '../../components/use-now.ts';
import { presalesTexts } from '../../messages/presales.es-CO.ts';
import { MessagePreview } from './message-preview.tsx';
import { problemOf } from './message-words.tsx';
import { MovePreview } from './move-preview.tsx';
import { UndoMove } from './undo-move.tsx';

const texts = presalesTexts.moving;
const reasons = Object.entries(texts.reasons).map(([value, label]) => ({ value, label }));

interface PresaleMoveSending {
  version: number;
  quiet: boolean;
}

/** Moves the day of a presale: the orders, customers and the message are shown before the move is confirmed. */
export function MoveSheet({ presale, onClose }: { presale: OfficePresale; onClose: () => void }) {
  const { product, dispatchDate, state } = presale;
  const now = useNow();
  const today = dayIn(now);
  // a presale that ended or was closed sells no more in any case
  const isSelling = state !== 'ended' && new Date(presale.closesAt) > now;
  const cache = useQueryClient();
  const notify = useNotify();
  const [day, setDay] = useState('');
  const [orderCode, setOrderCode] = useState<string>();
  const [reason, setReason] = useState<PresaleMoveReason>();
  const [words, setWords] = useState<string>();
  const [keepsSelling, setKeepsSelling] = useState(true);
  // the version that the operator has seen; another one needs a decision
  const [seen, setSeen] = useState(presale.version);
  const isAsked = isDay(day) && day >= today && day !== dispatchDate;
  const { data, isError, error } = useQuery({
    ...presaleMoveQuery({ productId: product._id, dispatchDate: day, orderCode, reason }),
    enabled: isAsked,
  });
  const preview = isAsked && data?.dispatchDate === day ? data : undefined;
  const isOld = presale.version !== seen;
  const moving = useMutation({
    mutationFn: ({ version, quiet }: PresaleMoveSending) =>
      movePresale(
        { productId: product._id, version },
        {
          dispatchDate: day,
          reason: reason ?? 'other',
          quiet,
          ...(words !== undefined && !quiet && { words }),
          ...(isSelling && !keepsSelling && { closes: true }),
        },
      ),
    onSuccess: async ({ version }, { quiet }) => {
      await forgetPresales(cache);
      notify({
        color: 'white',
        message: quiet ? texts.doneQuietly(day) : texts.done(day),
        action: (
          <UndoMove
            at={{ productId: product._id, version }}
            before={{ presale, quiet, reopens: isSelling && !keepsSelling }}
          />
        ),
      });
      onClose();
    },
    onError: (cause) => (isConflict(cause) ? forgetPresales(cache) : undefined),
  });
  const canMove = preview !== undefined && reason !== undefined;
  const canInform = canMove && (words === undefined || problemOf(words) === undefined);
  const send = (quiet: boolean) => {
    if ((quiet ? canMove : canInform) && !isOld && !moving.isPending) moving.mutate({ version: seen, quiet });
  };
  const failure = moving.isError && !isConflict(moving.error) ? moving.error : isAsked && isError ? error : undefined;
  return (
    <OfficeSheet
      title={texts.title}
      subtitle={product.name}
      wide
      onClose={onClose}
      onSave={() => send(false)}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2.5">
          {failure ? (
            <p role="alert" className="min-w-0 flex-1 text-[0.875rem] text-danger max-sm:basis-full">
              {sentenceOf(failure)}
            </p>
          ) : (
            <p className="min-w-0 flex-1 text-[0.8125rem] text-text-2 max-sm:basis-full">{texts.when}</p>
          )}
          {canMove && preview.moving.orders > 0 ? (
            <OfficeButton look="secondary" disabled={isOld || moving.isPending} onClick={() => send(true)}>
              {texts.quietly}
            </OfficeButton>
          ) : (
            <OfficeButton look="secondary" onClick={onClose}>
              {presalesTexts.back}
            </OfficeButton>
          )}
          <OfficeButton busy={moving.isPending} disabled={!canInform || isOld} onClick={() => send(false)}>
            {texts.confirm(preview?.moving.customers ?? 0)}
          </OfficeButton>
        </div>
      }
    >
      <div className="grid gap-x-6 gap-y-5 lg:grid-cols-[1fr_300px]">
        <div className="grid min-w-0 content-start gap-4">
          {isOld && (
            <SaveConflict
              about={{ kind: 'presale', subject: product._id, name: product.name }}
              rows={[{ name: texts.leaves, mine: day && formatShortDay(day), saved: formatShortDay(dispatchDate) }]}
              isBusy={moving.isPending}
              onTake={() => {
                setDay('');
                setSeen(presale.version);
              }}
              onKeep={
                isAsked && reason !== undefined
                  ? () => {
                      setSeen(presale.version);
                      moving.mutate({ version: presale.version, quiet: false });
                    }
                  : undefined
              }
            />
          )}
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            <Field
              small
              className="max-w-none!"
              label={texts.leaves}
              readOnly
              value={formatShortDay(dispatchDate).toLocaleLowerCase('es-CO')}
            />
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
            <SelectField
              small
              className="max-w-none! max-sm:col-span-2"
              label={texts.reason}
              options={reasons}
              placeholder={texts.chooseReason}
              required
              value={reason ?? ''}
              onChange={
                ({ currentTarget: { value } }) => setReason(value === '' ? undefined : (value as PresaleMoveReason)) // as: the options are reasons
              }
            />
          </div>
          {preview ? (
            <MovePreview preview={preview} shownCode={preview.message?.orderCode} onShow={setOrderCode} />
          ) : (
            <p className="py-4 text-text-2">{day === dispatchDate ? texts.same : texts.choose}</p>
          )}
        </div>
        {preview && (preview.message || isSelling) && (
          <div className="grid min-w-0 content-start gap-3">
            {preview.message && <MessagePreview message={preview.message} words={words} onWords={setWords} />}
            {isSelling && (
              <div className="border-t border-line pt-1.5">
                <Toggle
                  type="switch"
                  small
                  label={texts.keepsSelling}
                  text={keepsSelling ? undefined : texts.closes}
                  checked={keepsSelling}
                  onChange={({ currentTarget }) => setKeepsSelling(currentTarget.checked)}
                />
              </div>
            )}
          </div>
        )}
      </div>
    </OfficeSheet>
  );
}
