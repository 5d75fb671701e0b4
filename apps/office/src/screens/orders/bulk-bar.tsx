import type { OfficeOrderItem } from '@tonalia/contract/purchase-office';
import { Suspense, lazy } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { type AllOfFilter, ChoiceBar, ChoiceDivider, choiceActClass } from '../../components/choice-bar.tsx';
import type { IconProps } from '@tonalia/ui/icon';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { Key } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { type MovingAct, canMove } from '../../features/order-acts/fitting.ts';
import { actWords } from '../../messages/acts.es-CO.ts';
import { choosingTexts } from '../../messages/choosing.es-CO.ts';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { ExportMenu } from './export-menu.tsx';

const BulkPrintMenu = lazy(() => import('./print-menu.tsx').then((one) => ({ default: one.BulkPrintMenu })));

const acts: readonly { act: MovingAct; icon: IconProps['name']; letter?: string }[] = [
  { act: 'pick', icon: outlines.pick, letter: 'A' },
  { act: 'dispatch', icon: 'truck' },
  { act: 'deliver', icon: 'check-circle' },
];

export type BulkBarProps = {
  chosen: readonly OfficeOrderItem[];
  /** Whether the operator may do it; an act without permission is not drawn. */
  mayAct: (act: MovingAct) => boolean;
  onAct: (act: MovingAct) => void;
  onClear: () => void;
  seesAmounts: boolean;
  seesLabels: boolean;
  /** Filters of the list, for an export of the chosen. */
  filter: object;
  /** All that the filters give: how many, whether they are chosen, and the change of that; absent when the page has all. */
  all?: (AllOfFilter & { total: number }) | undefined;
};

/** What can be done with the chosen rows. An act that does not fit all of them stays in its place and says how many it fits. */
export function BulkBar({ chosen, mayAct, onAct, onClear, seesAmounts, seesLabels, filter, all }: BulkBarProps) {
  const units = chosen.reduce((sum, order) => sum + order.units, 0);
  const total = chosen.reduce((sum, order) => sum + (order.total ?? 0), 0);
  const facts = [texts.units(formatNumber(units)), ...(total > 0 ? [formatPesos(total)] : [])];
  const shown = acts.filter(({ act }) => mayAct(act));
  const isAll = all?.isChosen ?? false;
  const first = shown.find(({ act }) => isAll || fitting(chosen, act) === chosen.length);
  return (
    <ChoiceBar
      label={texts.bulk}
      count={all ? choosingTexts.someChosen(chosen.length, all.words) : texts.count(chosen.length)}
      facts={facts.join(', ')}
      all={all}
      clearLabel={texts.clearChoice}
      onClear={onClear}
    >
      <ChoiceDivider />
      {shown.map(({ act, icon, letter }) => {
        const fits = fitting(chosen, act);
        const isLive = isAll || fits === chosen.length;
        return (
          <button
            key={act}
            type="button"
            disabled={!isLive}
            title={isLive ? undefined : texts.fits(fits, chosen.length)}
            className={choiceActClass(act === first?.act)}
            onClick={() => onAct(act)}
          >
            <Icon name={icon} size="sm" />
            {actWords[act].verb}
            {letter && isLive && <Key className="bg-current/15 text-inherit max-lg:hidden">{letter}</Key>}
          </button>
        );
      })}
      <Suspense>
        <BulkPrintMenu codes={chosen.map(({ code }) => code)} {...{ seesAmounts, seesLabels, isAll }} />
      </Suspense>
      <ExportMenu
        filter={filter}
        codes={isAll ? undefined : chosen.map(({ code }) => code)}
        total={all?.total}
        above
        button={(props) => (
          <button type="button" {...props} className={choiceActClass()}>
            <Icon name="download" size="sm" />
            {texts.export}
          </button>
        )}
      />
      <ChoiceDivider />
    </ChoiceBar>
  );
}

/** How many of the chosen the act can move. */
export const fitting = (chosen: readonly OfficeOrderItem[], act: MovingAct): number =>
  chosen.filter((order) => canMove(order, act)).length;
