import type { PickBoard } from '@tonalia/contract/dispatch-office';
import type { PickShipment, PlannedWaves, WaveGrouping } from '@tonalia/contract/dispatch-wave';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { type WaveWish, askForWaves, forgetPicking } from '../../api/picking.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { WaveUndo } from './wave-undo.tsx';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';
import { PlanOutside } from './plan-outside.tsx';
import { PlanTable, type WaveChoice } from './plan-table.tsx';
import { Segments } from '../../components/segments.tsx';
import { placeName } from '../../components/place-name.ts';

export type CreateDialogProps = {
  board: PickBoard;
  /** The day that they leave. */
  dispatchDate: string;
  /** "Martes 24 nov" */
  dayName: string;
  /** The orders to put into waves. */
  shipments: readonly PickShipment[];
  onClose: () => void;
  /** With the code of the first one. */
  onMade: (code: string | undefined) => void;
};

const groupings = Object.keys(texts.groupings) as WaveGrouping[]; // as: `groupings` has no other keys
const MOST_ORDERS = 500;
const MOST_UNITS = 100_000;

/** Puts orders into waves: the table is what would be made, and counts again as one types. */
export function CreateDialog({ board, dispatchDate, dayName, shipments, onClose, onMade }: CreateDialogProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [groupBy, setGroupBy] = useState<WaveGrouping>('route');
  const [maxOrders, setMaxOrders] = useState('8');
  const [maxUnits, setMaxUnits] = useState('160');
  const [choices, setChoices] = useState<readonly WaveChoice[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const limits = { maxOrders: readLimit(maxOrders, MOST_ORDERS), maxUnits: readLimit(maxUnits, MOST_UNITS) };
  const isValid = limits.maxOrders !== undefined && limits.maxUnits !== undefined;
  const wish: WaveWish = {
    dispatchDate,
    warehouseId: board.warehouseId,
    shipmentIds: shipments.slice(0, MOST_ORDERS).map(({ _id }) => _id),
    groupBy,
    ...(limits.maxOrders && { maxOrders: limits.maxOrders }),
    ...(limits.maxUnits && { maxUnits: limits.maxUnits }),
  };
  const preview = useQuery({
    queryKey: ['act', 'waves', wish],
    queryFn: ({ signal }) => askForWaves({ ...wish, dryRun: true }, signal),
    enabled: isValid,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const planned = preview.data?.waves ?? [];
  const { unchanged = [], refused = [] } = preview.data ?? {};

  async function create({ plan }: PlannedWaves): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      // the orders that the preview leaves outside are not asked for again
      const shipmentIds = planned.flatMap((wave) => wave.shipmentIds);
      const { waves, undo } = await askForWaves({ ...wish, shipmentIds, plan, choices: [...choices] });
      await forgetPicking(cache);
      notify({ color: 'white', message: texts.created(waves.length), action: undo && <WaveUndo undo={undo} /> });
      onMade(waves[0]?.code ?? undefined);
    } catch (cause) {
      setFailure(cause);
      await preview.refetch();
    } finally {
      setBusy(false);
    }
  }

  const problem = failure ?? preview.error;
  return (
    <OfficeDialog
      title={texts.create}
      subtitle={texts.createWhere(dayName, warehouseName(board), shipments.length)}
      wide
      onClose={onClose}
      footer={
        <>
          <span className="mr-auto text-[0.8125rem] text-text-2">
            {texts.totals(
              sumOf(planned, ({ units }) => units),
              sumOf(planned, ({ lines }) => lines),
            )}
          </span>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton
            busy={isBusy || preview.isPending}
            disabled={!isValid || preview.isPlaceholderData || planned.length === 0}
            onClick={() => preview.data && void create(preview.data)}
          >
            {texts.createCount(planned.length)}
          </OfficeButton>
        </>
      }
    >
      <div className="mb-4 grid items-end gap-3 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <p className="mb-1.5 text-[0.8125rem] font-semibold">{texts.groupBy}</p>
          <Segments
            label={texts.groupBy}
            value={groupBy}
            choices={groupings.map((value) => ({ value, label: texts.groupings[value] }))}
            onChoose={(value) => {
              setGroupBy(value);
              setChoices([]);
            }}
          />
        </div>
        <Limit
          label={texts.maxOrders}
          value={maxOrders}
          isValid={limits.maxOrders !== undefined}
          onChange={setMaxOrders}
        />
        <Limit label={texts.maxUnits} value={maxUnits} isValid={limits.maxUnits !== undefined} onChange={setMaxUnits} />
      </div>
      <PlanTable waves={planned} pickers={board.pickers} choices={choices} onChoose={setChoices} />
      <PlanOutside unchanged={unchanged} refused={refused} />
      {problem !== undefined && problem !== null && (
        <p role="alert" className="mt-3 text-small text-danger">
          {sentenceOf(problem)}
        </p>
      )}
    </OfficeDialog>
  );
}

const warehouseName = ({ warehouses, warehouseId }: PickBoard): string =>
  placeName(warehouses.find(({ _id }) => _id === warehouseId)?.name ?? warehouseId);

const sumOf = <T,>(list: readonly T[], of: (one: T) => number): number => list.reduce((sum, one) => sum + of(one), 0);

function readLimit(typed: string, most: number): number | undefined {
  const value = Number(typed);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
}

function Limit({
  label,
  value,
  isValid,
  onChange,
}: {
  label: string;
  value: string;
  isValid: boolean;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-[0.8125rem] font-semibold">
        {label}
      </label>
      <span className="has-focus-visible:focus-ring flex h-[38px] items-center gap-1 rounded-[11px] bg-surface px-3 inset-ring-[1.5px] inset-ring-line-control">
        <span className="text-text-2">{texts.upTo}</span>
        <input
          id={id}
          inputMode="numeric"
          value={value}
          aria-invalid={!isValid}
          className="w-full min-w-0 bg-transparent outline-none aria-invalid:text-danger"
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
    </div>
  );
}
