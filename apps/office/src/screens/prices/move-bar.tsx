import { BarButton, BarDivider, UnsavedFrame } from '../../components/unsaved-frame.tsx';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';
import { type CalendarRow, spanWords, thingOf } from './calendar-rows.ts';

export type MoveBarProps = { row: CalendarRow; onDrop: () => void; onReview: () => void };

/** The new dates of a moved bar, before its form shows what they do. */
export function MoveBar({ row, onDrop, onReview }: MoveBarProps) {
  const thing = thingOf(row);
  return (
    <UnsavedFrame label={texts.barMoves.bar}>
      <b className="max-w-[260px] truncate font-bold">{thing.name}</b>
      <span role="status" className="ml-2.5 font-medium text-on-bulk-2">
        {spanWords(thing)}
      </span>
      <BarDivider />
      <BarButton onClick={onDrop}>{texts.barMoves.drop}</BarButton>
      <BarButton isMain onClick={onReview}>
        {texts.barMoves.review}
      </BarButton>
    </UnsavedFrame>
  );
}
