import { formatNumber } from '@tonalia/rules/money';
import { BarButton, BarDivider, BarIcon, UnsavedFrame } from '../../components/unsaved-frame.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import type { EditedField } from '../../features/cell-edits/edits.ts';
import type { GridChoice } from '../../features/cell-edits/use-chosen.ts';

export type ChosenBarProps = {
  chosen: GridChoice;
  /** Of all filters; undefined until it is known. */
  total: number | undefined;
  mayEdit: (field: EditedField) => boolean;
  onAdjust: () => void;
  onShow: (isVisible: boolean) => void;
  /** The bar of unsaved cells is below it. */
  isRaised: boolean;
};

/** What can be done with the chosen rows. An act makes unsaved cells, so that its effect is seen before it is saved. */
export function ChosenBar({ chosen, total = 0, mayEdit, onAdjust, onShow, isRaised }: ChosenBarProps) {
  return (
    <UnsavedFrame label={texts.chosenBar} isRaised={isRaised}>
      <b className="font-bold">{texts.chosen(chosen.count, formatNumber(chosen.count))}</b>
      {chosen.chooseAll && (
        <BarButton onClick={chosen.chooseAll}>
          <span className="underline underline-offset-2">{texts.chooseTotal(formatNumber(total))}</span>
        </BarButton>
      )}
      <BarDivider />
      {mayEdit('price') && (
        <BarButton isMain isBusy={chosen.isBusy} onClick={onAdjust}>
          {texts.adjust.open}
        </BarButton>
      )}
      {mayEdit('visible') && (
        <>
          <BarButton onClick={() => !chosen.isBusy && onShow(true)}>{texts.show}</BarButton>
          <BarButton onClick={() => !chosen.isBusy && onShow(false)}>{texts.hide}</BarButton>
        </>
      )}
      <BarIcon icon="x" label={texts.clearChoice} isDisabled={false} onClick={chosen.clear} />
    </UnsavedFrame>
  );
}
