import type { RunningOutItem } from '@tonalia/contract/products-office';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { Panel } from '../../components/panel.tsx';
import { VersionPicture } from '../../components/version-picture.tsx';
import { ageTexts } from '../../messages/age.es-CO.ts';
import { todayTexts as texts } from '../../messages/today.es-CO.ts';

export type RunningOutPanelProps = { total: number; items: readonly RunningOutItem[]; warehouseId: string | undefined };

/** The versions that end first at the rate of the last four weeks. */
export const RunningOutPanel = ({ total, items, warehouseId }: RunningOutPanelProps) => (
  <Panel className="overflow-hidden" label={texts.runningOut}>
    <div className="flex items-center gap-3 px-[18px] pt-3.5 pb-2.5">
      <h2 className="flex-1 text-panel">
        {texts.runningOut} <span className="font-medium text-text-3">{formatNumber(total)}</span>
      </h2>
      <Link
        to="/existencias"
        search={{ vista: 'agotandose', ...(warehouseId !== undefined && { bodega: warehouseId }) }}
        className="touch-area inline-flex items-center gap-1 text-text-2 hover:underline"
      >
        {texts.seeStock}
        <Icon name="chevron-right" size="xs" />
      </Link>
    </div>
    {items.length === 0 && <p className="px-[18px] pb-4 text-text-2">{texts.runningOutNone}</p>}
    <ul>
      {items.map((item) => (
        <li key={item.versionId} className="flex min-h-[53px] items-center gap-3 border-t border-hair px-[18px] py-2">
          <VersionPicture image={item.image} tile={item.tile} swatch={item.swatch} />
          <span className="min-w-0 flex-1 leading-[1.3]">
            <b className="block truncate font-semibold">{item.name}</b>
            <span className="block truncate text-[0.8125rem] text-text-2">{item.detail}</span>
          </span>
          <b
            className={classNames(
              'font-semibold whitespace-nowrap',
              item.available === 0 || item.daysLeft === 0 ? 'text-danger' : 'text-warn',
            )}
          >
            {texts.units(formatNumber(item.available))}
          </b>
          <span
            className={classNames(
              'w-[62px] text-right whitespace-nowrap',
              item.available === 0 ? 'font-semibold text-danger' : 'text-text-2',
            )}
          >
            {item.available === 0 ? texts.out : item.daysLeft === 0 ? texts.today : ageTexts.days(item.daysLeft)}
          </span>
        </li>
      ))}
    </ul>
  </Panel>
);
