import type { OfficeOrder, OfficeShipment } from '@tonalia/contract/purchase-office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { dayAfter } from '@tonalia/rules/calendar';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { workingDayFrom } from '@tonalia/rules/dispatch-day';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { lineName } from '@tonalia/rules/line-name';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { type DateMove, moveShipment, undoMove } from '../../api/one-order.ts';
import { forgetOrders, orderFiltersQuery } from '../../api/orders.ts';
import { ConflictNote } from '../../components/conflict-note.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { UndoButton } from '../../features/order-acts/undo-button.tsx';
import { actTexts } from '../../messages/acts.es-CO.ts';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';
import { movableParts } from './movable-parts.ts';
import { MoveEffect } from './move-effect.tsx';
import { firstSaveOf } from './first-save.tsx';

const texts = orderPageTexts.move;

const nameOf = ({ dispatchDate, leavesFrom }: OfficeShipment): string =>
  [dispatchDate === null ? texts.inStock : formatShortDay(dispatchDate), leavesFrom].filter(Boolean).join(', ');

/** Moves a part of the order, or some of its lines, to another dispatch date or warehouse, and says before what that does. */
export function MoveDialog({ order, now, onClose }: { order: OfficeOrder; now: Date; onClose: () => void }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const parts = movableParts(order);
  // By its id: what leaves meanwhile moves the others up.
  const [partId, setPartId] = useState(parts[0]?._id);
  const { data: offered } = useQuery(orderFiltersQuery);
  const [chosen, setChosen] = useState<string>();
  const [to, setTo] = useState(() => workingDayFrom(dayAfter(dayIn(now), 1)));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  // The version that the dialog was opened on: the order behind it is refreshed, and may be another one.
  const [version, setVersion] = useState(order.version);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const part = parts.find(({ _id }) => _id === partId);
  const hasLeft = partId !== undefined && part === undefined && !isBusy;
  const lines = part?.lines.map(({ line }) => line).filter((line) => !left.has(line)) ?? [];
  const move: DateMove = {
    shipmentId: part?._id,
    dispatchDate: part?.dispatchDate ?? null,
    to,
    ...(chosen !== undefined && chosen !== part?.warehouseId && { warehouseId: chosen }),
    ...(left.size > 0 && { lines }),
    version,
  };
  const canAsk = part !== undefined && to !== '' && lines.length > 0;
  const preview = useQuery({
    queryKey: ['move', order.code, move],
    queryFn: () => moveShipment(order.code, { ...move, dryRun: true }),
    enabled: canAsk,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });

  async function save(over = version): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { undo } = await moveShipment(order.code, { ...move, version: over });
      await forgetOrders(cache);
      notify({
        color: 'white',
        message: texts.saved,
        action: undo && <UndoButton undo={undo} undoAct={undoMove} />,
      });
      onClose();
    } catch (cause) {
      await forgetOrders(cache);
      setFailure(cause);
      setBusy(false);
    }
  }

  const problem = failure ?? (canAsk ? preview.error : null);
  const isOld = isConflict(problem);
  useEffect(() => {
    if (isOld) void forgetOrders(cache);
  }, [isOld, cache]);
  const warehouseName = (id: string | undefined) => offered?.warehouses.find(({ _id }) => _id === id)?.name ?? null;
  const choose = () => {
    setVersion(order.version);
    setFailure(undefined);
  };
  const takeSaved = () => {
    choose();
    setLeft(new Set());
    setChosen(undefined);
    if (part?.leavesBy) setTo(part.leavesBy);
  };
  return (
    <OfficeDialog
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {actTexts.back}
          </OfficeButton>
          <OfficeButton
            busy={isBusy || (canAsk && preview.isPending)}
            disabled={!canAsk || preview.isError}
            onClick={() => void save()}
          >
            {texts.save}
          </OfficeButton>
        </>
      }
    >
      <div className="grid gap-3">
        {hasLeft && (
          <p role="alert" className="rounded-[14px] bg-warn-soft px-4 py-3 text-warn-ink">
            {parts.length > 0 ? texts.hasLeft : texts.allLeft}
          </p>
        )}
        {(parts.length > 1 || (hasLeft && parts.length > 0)) && (
          <SelectField
            small
            className="max-w-none!"
            label={texts.part}
            value={part?._id ?? ''}
            options={[
              ...(hasLeft ? [{ value: '', label: texts.choosePart }] : []),
              ...parts.map((one) => ({ value: one._id, label: nameOf(one) })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              if (value === '') return;
              setPartId(value);
              setLeft(new Set());
              setChosen(undefined);
              if (hasLeft) choose();
            }}
          />
        )}
        <Field
          small
          className="max-w-none!"
          type="date"
          label={texts.to}
          min={dayIn(now)}
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
        {part?.status === 'received' && offered && offered.warehouses.length > 1 && (
          <SelectField
            small
            className="max-w-none!"
            label={texts.warehouse}
            value={chosen ?? part.warehouseId}
            options={offered.warehouses.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
        {part && part.lines.length > 1 && part.status === 'received' && (
          <fieldset>
            <legend className="text-label">{texts.lines}</legend>
            {part.lines.map((one) => (
              <Checkbox
                key={one.line}
                checked={!left.has(one.line)}
                after={texts.units(one.quantity)}
                onChange={({ currentTarget }) => {
                  const next = new Set(left);
                  if (currentTarget.checked) next.delete(one.line);
                  else next.add(one.line);
                  setLeft(next);
                }}
              >
                {lineName(one)}
              </Checkbox>
            ))}
          </fieldset>
        )}
        {part && lines.length === 0 && <p className="font-semibold text-warn">{texts.choose}</p>}
        {canAsk && preview.data && (
          <MoveEffect
            move={preview.data}
            isSplit={left.size > 0}
            warehouse={offered?.warehouses.find(({ _id }) => _id === move.warehouseId)?.name}
          />
        )}
        {isOld && part && (
          <ConflictNote
            first={firstSaveOf(order)}
            rows={[
              {
                name: texts.to,
                mine: to === '' ? null : formatShortDay(to),
                saved: part.leavesBy ? formatShortDay(part.leavesBy) : null,
              },
              {
                name: texts.warehouse,
                mine: warehouseName(chosen ?? part.warehouseId),
                saved: warehouseName(part.warehouseId),
              },
            ]}
            isBusy={isBusy}
            onTake={takeSaved}
            onKeep={() => {
              choose();
              void save(order.version);
            }}
          />
        )}
        {problem !== null && problem !== undefined && !isOld && (
          <p role="alert" className="text-small text-danger">
            {sentenceOf(problem)}
          </p>
        )}
      </div>
    </OfficeDialog>
  );
}
