import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stockOfQuery } from '../../api/stock.ts';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Segments } from '../../components/segments.tsx';
import { usePreferences } from '../../components/preferences.tsx';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useWide } from '../../components/use-wide.ts';
import { VersionPicture } from '../../components/version-picture.tsx';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';
import { CountRows } from './count-rows.tsx';
import { MovementRows } from './movement-rows.tsx';
import { StockFigures } from './stock-figures.tsx';
import { StockOnPhone } from './stock-on-phone.tsx';
import { StockPhoneActs } from './stock-phone-acts.tsx';
import { StockScan } from './stock-scan.tsx';

const SPANS = [7, 30, 90] as const;

export type StockSheetProps = {
  versionId: string;
  /** The warehouse that the list is of. */
  warehouseId: string | undefined;
  onMove: (by: number) => void;
  /** A scan found another version. */
  onRead: (versionId: string) => void;
  onClose: () => void;
};

/** A version's units by warehouse, with a count in place, and its movements; on a phone the look-up by scan. */
export function StockSheet({ versionId, warehouseId, onMove, onRead, onClose }: StockSheetProps) {
  const isWide = useWide();
  const { warehouse } = usePreferences();
  const [days, setDays] = useState<number>(30);
  const [place, setPlace] = useState(warehouseId);
  const [isCounting, setCounting] = useState(false);
  const read = useQuery(stockOfQuery(versionId, days, place));
  const stock = read.data;
  const item = stock?.item;
  const counting = stock && <CountRows stock={stock} onStale={async () => (await read.refetch()).data} />;
  return (
    <OfficeSheet
      title={(isWide ? item?.name : item?.code) ?? texts.title}
      subtitle={item && isWide ? `${item.code}, ${item.detail}` : ''}
      isPage
      mark={item && isWide && <VersionPicture image={item.image} tile={item.tile} swatch={item.swatch} size="md" />}
      before={
        isWide ? (
          <>
            <OutlineButton icon="chevron-up" label={texts.previous} bare onClick={() => onMove(-1)} />
            <OutlineButton icon="chevron-down" label={texts.next} bare onClick={() => onMove(1)} />
          </>
        ) : (
          <StockScan onRead={onRead} />
        )
      }
      footer={
        !isWide && item ? (
          <StockPhoneActs code={item.code} isCounting={isCounting} onCount={() => setCounting((now) => !now)} />
        ) : undefined
      }
      onClose={onClose}
    >
      {read.isPending && <LoadingRows rows={6} />}
      {read.isError && !stock && (
        <LoadFailure what={texts.what} cause={read.error} onRetry={() => void read.refetch()} />
      )}
      {stock && (
        <>
          {isWide && <StockFigures item={stock.item} />}
          {isWide && counting}
          {!isWide && (
            <StockOnPhone stock={stock} here={warehouseId ?? warehouse} counting={isCounting ? counting : undefined} />
          )}
          <div className="mt-6 mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
            <h2 className="flex-1 text-[0.9375rem] font-[650]">{texts.movements}</h2>
            <ChoiceFilter
              name={texts.warehouse}
              removeLabel={texts.without(texts.warehouse)}
              value={place}
              choices={stock.warehouses.map(({ _id, name }) => ({ value: _id, label: name }))}
              onChoose={setPlace}
            />
            <Segments
              label={texts.span}
              small
              value={String(days)}
              choices={SPANS.map((span) => ({ value: String(span), label: texts.spanOf(span) }))}
              onChoose={(span) => setDays(Number(span))}
            />
          </div>
          <MovementRows stock={stock} />
        </>
      )}
    </OfficeSheet>
  );
}
