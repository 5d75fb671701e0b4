import { useId, useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { BarButton, BarDivider, BarIcon, UnsavedFrame } from '../../components/unsaved-frame.tsx';
import type { GridChoice } from '../../features/cell-edits/use-chosen.ts';
import { listsTexts as texts } from '../../messages/price-lists.es-CO.ts';
import { productsTexts } from '../../messages/products.es-CO.ts';
import type { PriceColumn } from './list-columns.ts';
import { type WantedPrice, readPrice } from './list-edits.ts';

export type ListBulkProps = {
  chosen: GridChoice;
  /** Of all filters; undefined until it is known. */
  total: number | undefined;
  /** The base price and the lists. */
  prices: readonly PriceColumn[];
  /** Sets a price of every chosen version; null gives it back to the rule. */
  onSet: (prices: PriceColumn, wanted: WantedPrice) => void;
  /** The bar of unsaved cells is below it. */
  isRaised: boolean;
};

/** What can be done with the chosen rows of the lists. An act makes unsaved cells, so that its effect is seen before it is saved. */
export function ListBulk({ chosen, total = 0, prices, onSet, isRaised }: ListBulkProps) {
  const [asked, setAsked] = useState<'price' | 'rule'>();
  return (
    <>
      <UnsavedFrame label={productsTexts.chosenBar} isRaised={isRaised}>
        <b className="font-bold">{productsTexts.chosen(chosen.count, formatNumber(chosen.count))}</b>
        {chosen.chooseAll && (
          <BarButton onClick={chosen.chooseAll}>
            <span className="underline underline-offset-2">{productsTexts.chooseTotal(formatNumber(total))}</span>
          </BarButton>
        )}
        <BarDivider />
        <BarButton isMain isBusy={chosen.isBusy} onClick={() => setAsked('price')}>
          {texts.bulk.price}
        </BarButton>
        <BarButton onClick={() => !chosen.isBusy && setAsked('rule')}>{texts.bulk.rule}</BarButton>
        <BarIcon icon="x" label={productsTexts.clearChoice} isDisabled={false} onClick={chosen.clear} />
      </UnsavedFrame>
      {asked && (
        <BulkDialog
          key={asked}
          isPrice={asked === 'price'}
          count={chosen.count}
          prices={asked === 'price' ? prices : prices.filter(({ tradeTypeId }) => tradeTypeId !== undefined)}
          onClose={() => setAsked(undefined)}
          onSet={(column, wanted) => {
            setAsked(undefined);
            onSet(column, wanted);
          }}
        />
      )}
    </>
  );
}

type BulkDialogProps = Pick<ListBulkProps, 'prices' | 'onSet'> & {
  isPrice: boolean;
  count: number;
  onClose: () => void;
};

/** Asks which list changes, and to what: pesos, or "−15%" and "+500" of the base price, as in a cell. */
function BulkDialog({ isPrice, count, prices, onSet, onClose }: BulkDialogProps) {
  const formId = useId();
  const { priceRounding } = useOperator();
  const [list, setList] = useState(prices[0]?.tradeTypeId ?? '');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  function apply(): void {
    const column = prices.find(({ tradeTypeId = '' }) => tradeTypeId === list);
    const read = isPrice ? readPrice(text, priceRounding) : { value: null };
    if ('problem' in read) setProblem(read.problem);
    else if (column) onSet(column, read.value);
  }
  return (
    <OfficeDialog
      title={isPrice ? texts.bulk.priceTitle(count) : texts.bulk.ruleTitle(count)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {productsTexts.back}
          </OfficeButton>
          <OfficeButton type="submit" form={formId}>
            {isPrice ? productsTexts.adjust.apply : texts.bulk.rule}
          </OfficeButton>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <SelectField
          small
          className="max-w-none!"
          label={productsTexts.list}
          value={list}
          options={prices.map(({ tradeTypeId = '', title }) => ({ value: tradeTypeId, label: title }))}
          onChange={({ currentTarget }) => setList(currentTarget.value)}
        />
        {isPrice && (
          <Field
            small
            className="max-w-none!"
            label={texts.bulk.value}
            help={texts.bulk.valueHelp}
            error={problem}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setProblem(undefined);
            }}
          />
        )}
      </form>
    </OfficeDialog>
  );
}
