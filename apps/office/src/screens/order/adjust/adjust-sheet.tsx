import type { Adjustment } from '@tonalia/contract/purchase-adjust';
import type { OfficeOrder, OfficeShipment } from '@tonalia/contract/purchase-office';
import { useState } from 'react';
import { formatShortDay } from '@tonalia/rules/dates';
import { Checkbox } from '@tonalia/ui/checkbox';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { OfficeSheet } from '../../../components/office-sheet.tsx';
import { useNotify } from '../../../components/notices.tsx';
import { StepUpDialog } from '../../../components/step-up-dialog.tsx';
import { useBackCloses } from '../../../components/use-back-closes.ts';
import { adjustTexts as texts } from '../../../messages/adjust.es-CO.ts';
import { stepUpTexts } from '../../../messages/step-up.es-CO.ts';
import type { ShippedLine } from '../line-name.tsx';
import { AdjustFoot } from './adjust-foot.tsx';
import { AdjustRow } from './adjust-row.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { type Draft, draftOfShort, draftOver } from './draft.ts';
import { LinesChoice } from './lines-choice.tsx';
import { MoneyBack } from './money-back.tsx';
import { useAdjustment } from './use-adjustment.ts';

export type AdjustSheetProps = {
  order: OfficeOrder;
  shipment: OfficeShipment;
  /** It left or can no longer be adjusted. */
  hasLeft: boolean;
  /** Units of a line that the warehouse did not find. */
  shortOf: (line: ShippedLine) => number;
  onClose: () => void;
  /** Something was chosen for the first time. */
  onTouch: () => void;
  /** Shows the order as it is now. */
  onReload: () => void;
};

/** Sends less of a part, or something else instead, and says what goes back and where before it does. */
export function AdjustSheet({ order, shipment, hasLeft, shortOf, onClose, onTouch, onReload }: AdjustSheetProps) {
  const notify = useNotify();
  // As they were when the sheet opened: what changes elsewhere is refused, not mixed in.
  const [lines, setLines] = useState(() => shipment.lines.filter(({ quantity }) => quantity > 0));
  const short = lines.filter((line) => shortOf(line) > 0);
  const [draft, setDraft] = useState<Draft>(() => draftOfShort(lines, shortOf));
  const [showsAll, setShowsAll] = useState(short.length === 0);
  const [isLeaving, setLeaving] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const adjustment = useAdjustment(order, lines, { draft, onSaved: sayDone });
  const { preview, problem, isOld, isBusy } = adjustment;
  // Its own save may take the last unit of the part.
  const isGone = hasLeft && !isBusy;
  const isUnsaved = isTouched && adjustment.hasChanges && !isGone;
  const close = () => (isUnsaved ? setLeaving(true) : onClose());
  useBackCloses(close, { isOff: !isUnsaved, hasTyped: isUnsaved });

  function sayDone({ before, after }: Adjustment): void {
    notify({ color: 'white', message: texts.saved(order.code), detail: texts.savedDetail(before.units, after.units) });
    onClose();
  }
  function touch(): void {
    if (!isTouched) onTouch();
    setTouched(true);
  }
  function change(next: Draft): void {
    touch();
    setDraft(next);
  }

  /** The choices stay, as far as the lines still have the units. */
  function goOn(): void {
    const now = shipment.lines.filter(({ quantity }) => quantity > 0);
    setLines(now);
    setDraft(draftOver(now, draft));
    adjustment.goOn();
  }

  const canSave = preview !== undefined && !isOld && !isBusy && !isGone;
  const { dispatchDate, leavesFrom } = shipment;
  const day = dispatchDate === null ? texts.inStock : texts.presaleOf(formatShortDay(dispatchDate));
  // a city keeps its capital letter
  const part = [day.toLocaleLowerCase('es-CO'), leavesFrom].filter(Boolean).join(', ');
  return (
    <>
      <OfficeSheet
        title={texts.title}
        asks={false}
        inAddress
        subtitle={texts.of(order.code, part)}
        before={
          short.length > 0 && (
            <LinesChoice short={short.length} all={lines.length} showsAll={showsAll} onChange={setShowsAll} />
          )
        }
        onClose={close}
        onSave={canSave ? () => void adjustment.save() : undefined}
        footer={
          <AdjustFoot
            total={preview?.before.total ?? order.money?.total ?? 0}
            preview={preview}
            isBusy={isBusy}
            isDisabled={!canSave}
            onCancel={close}
            onSave={() => void adjustment.save()}
          />
        }
      >
        {isGone && (
          <p role="alert" className="mt-2 rounded-[14px] bg-warn-soft px-4 py-3 text-warn-ink">
            {texts.hasLeft}
          </p>
        )}
        {isOld && !isGone ? (
          <ChangedMeanwhile
            order={order}
            seen={lines}
            saved={shipment.lines}
            draft={draft}
            onReload={onReload}
            onGoOn={goOn}
          />
        ) : (
          <>
            <ColumnNames />
            <ul>
              {(showsAll ? lines : short).map((line) => (
                <AdjustRow
                  key={line.line}
                  orderCode={order.code}
                  line={line}
                  short={shortOf(line)}
                  draft={draft}
                  onChange={change}
                />
              ))}
            </ul>
            {preview && (
              <MoneyBack
                back={preview.back}
                to={adjustment.to}
                onChoose={(to) => {
                  touch();
                  adjustment.setTo(to);
                }}
              />
            )}
            {preview && (
              <div className="mt-3">
                <Checkbox
                  checked={adjustment.isTold}
                  onChange={({ currentTarget }) => {
                    touch();
                    adjustment.setTold(currentTarget.checked);
                  }}
                >
                  {texts.notify(order.customer.name)}
                </Checkbox>
                {adjustment.isTold && <p className="pl-[34px] text-[0.8125rem] text-text-2">{preview.message}</p>}
              </div>
            )}
            {problem && !isGone && (
              <p role="alert" className="mt-3 text-small text-danger">
                {problem}
              </p>
            )}
          </>
        )}
      </OfficeSheet>
      {adjustment.asksFactor && (
        <StepUpDialog
          lead={stepUpTexts.leads.adjust}
          onClose={adjustment.stopAsking}
          onConfirmed={() => void adjustment.save(true)}
        />
      )}
      {isLeaving && (
        <ConfirmDialog
          open
          title={texts.discard}
          text={texts.discardText}
          keep={texts.discardNo}
          confirm={texts.discardYes}
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        />
      )}
    </>
  );
}

const ColumnNames = () => (
  <div className="grid h-[34px] grid-cols-[minmax(0,1fr)_56px_56px_112px] items-center border-b border-line text-[0.78125rem] font-semibold text-text-3 max-lg:grid-cols-[minmax(0,1fr)_52px_40px_112px]">
    <span>{texts.columns.product}</span>
    <span className="text-right">{texts.columns.asked}</span>
    <span className="text-right">{texts.columns.found}</span>
    <span className="text-right">{texts.columns.send}</span>
  </div>
);
