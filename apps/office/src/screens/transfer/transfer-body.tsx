import type { StockItem } from '@tonalia/contract/stock-office';
import type { StockTransfer } from '@tonalia/contract/stock-transfers';
import { Badge } from '@tonalia/ui/badge';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Panel } from '../../components/panel.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useWide } from '../../components/use-wide.ts';
import { VersionFinder } from '../../features/stock-lines/version-finder.tsx';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';
import { ArrivalLines } from './arrival-lines.tsx';
import { BackToStock, useBackToStock } from '../../features/stock-lines/back-to-stock.tsx';
import { type TransferDraft, differencesOf, draftOf, isShort, levelDays, levelUnits, withVersion } from './draft.ts';
import { RoutePanel } from './route-panel.tsx';
import { TransferButtons } from './transfer-buttons.tsx';
import { TransferLines } from './transfer-lines.tsx';
import { TransferSide } from './transfer-side.tsx';
import { useTransfer } from './use-transfer.ts';

export type TransferBodyProps = {
  id: string;
  /** Undefined before the first save. */
  one: StockTransfer | undefined;
  warehouses: readonly { _id: string; name: string }[];
  /** The versions that a new transfer begins with. */
  first?: readonly StockItem[];
};

const emptyDraft = (fromId = '', toId = ''): TransferDraft => ({
  fromId,
  toId,
  leavesOn: null,
  arrivesOn: null,
  carrier: '',
  note: '',
  lines: [],
});

/** A transfer with its acts: a draft is edited and sent, what is on its way is counted and received. */
export function TransferBody({ id, one, warehouses, first = [] }: TransferBodyProps) {
  const begin = one ? draftOf(one) : emptyDraft(warehouses[0]?._id, warehouses[1]?._id);
  const work = useTransfer(id, one, first.reduceRight(withVersion, begin));
  const operator = useOperator();
  const back = useBackToStock('traslados');
  const isWide = useWide();
  const { draft } = work;
  const state = one?.state ?? 'draft';
  const isEditable = state === 'draft' && mayDo(operator, 'stock.transfer');
  const isCounted = state === 'sent' && mayDo(operator, 'stock.receive');
  const nameOf = (wanted: string) => warehouses.find(({ _id }) => _id === wanted)?.name ?? wanted;
  const names = { from: nameOf(draft.fromId), to: nameOf(draft.toId) };
  const canSend = isEditable && draft.lines.length > 0 && !draft.lines.some(isShort);
  const canReceive = isCounted && differencesOf(draft.lines, work.arrivals) !== undefined;
  const next = canSend ? work.send : canReceive ? work.receive : undefined;
  const buttons = <TransferButtons {...{ one, work, isEditable, isCounted, canSend, canReceive }} />;
  useKeys({
    a: next,
    Escape: back,
    '/': () => document.querySelector<HTMLInputElement>('[data-version-finder]')?.focus(),
  });
  return (
    <>
      <PageHeader
        title={one ? texts.title(one.code) : texts.newTitle}
        lined
        before={<BackToStock vista="traslados" />}
        after={
          <Badge tone={state === 'sent' ? 'warn' : state === 'received' ? 'success' : 'neutral'}>
            {texts.states[state]}
          </Badge>
        }
        actions={isWide && buttons}
      />
      <div className="grid gap-4 p-4 lg:grid-cols-[minmax(0,1fr)_340px] lg:px-7">
        <div className="grid content-start gap-4">
          {work.problem && (
            <div
              role="alert"
              className="flex flex-wrap items-center gap-3 rounded-[12px] bg-danger-soft px-3.5 py-2.5 text-danger"
            >
              <span className="flex-1 font-medium">{work.isOld ? texts.conflict : work.problem}</span>
              {work.isOld && (
                <OfficeButton small look="secondary" onClick={work.reload}>
                  {texts.reload}
                </OfficeButton>
              )}
            </div>
          )}
          <RoutePanel draft={draft} warehouses={warehouses} isEditable={isEditable} onChange={work.change} />
          <Panel className="">
            {isEditable && (
              <div className="flex flex-wrap items-start gap-2.5 border-b border-hair px-[18px] py-3.5">
                <VersionFinder warehouseId={draft.fromId} onChoose={(item) => work.change(withVersion(draft, item))} />
                <OfficeButton
                  look="secondary"
                  disabled={draft.lines.every((line) => levelUnits(line) === line.units)}
                  onClick={() =>
                    work.change({ ...draft, lines: draft.lines.map((line) => ({ ...line, units: levelUnits(line) })) })
                  }
                >
                  {texts.level(levelDays(draft.lines))}
                </OfficeButton>
              </div>
            )}
            {draft.lines.length === 0 && <p className="px-[18px] py-8 text-center text-text-2">{texts.none}</p>}
            {draft.lines.length > 0 && (state === 'draft' || state === 'cancelled') && (
              <TransferLines
                lines={draft.lines}
                fromName={names.from}
                toName={names.to}
                onUnits={
                  isEditable
                    ? (versionId, units) =>
                        work.change({
                          ...draft,
                          lines: draft.lines.map((line) => (line.versionId === versionId ? { ...line, units } : line)),
                        })
                    : undefined
                }
                onRemove={(versionId) =>
                  work.change({ ...draft, lines: draft.lines.filter((line) => line.versionId !== versionId) })
                }
              />
            )}
            {(state === 'sent' || state === 'received') && (
              <ArrivalLines
                lines={draft.lines}
                arrivals={isCounted ? work.arrivals : undefined}
                onChange={work.count}
              />
            )}
          </Panel>
        </div>
        <TransferSide
          draft={draft}
          one={one}
          names={names}
          onChange={isEditable ? (part) => work.change({ ...draft, ...part }) : undefined}
        />
      </div>
      {!isWide && (isEditable || one) && (
        <div className="sticky bottom-[calc(60px+var(--safe-bottom))] flex flex-wrap justify-end gap-2.5 border-t border-line bg-surface px-4 py-3">
          {buttons}
        </div>
      )}
    </>
  );
}
