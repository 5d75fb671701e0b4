import type { Shortage } from '@tonalia/contract/dispatch-wave';
import { Link } from '@tanstack/react-router';
import { officeButtonClass } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { formatWhenInFull } from '../../components/when.ts';
import { LinePicture } from '../../features/picking/line-picture.tsx';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';

export type ShortageListProps = {
  shortages: readonly Shortage[];
  now: Date;
  canAdjust: boolean;
};

/** What pickers did not find and the desk has not decided about. */
export function ShortageList({ shortages, now, canAdjust }: ShortageListProps) {
  if (shortages.length === 0) return null;
  return (
    <section aria-labelledby="faltantes">
      <h2 id="faltantes" className="mx-0.5 mt-5 mb-2 text-[0.9375rem] font-[650]">
        {texts.shortages} <span className="font-medium text-text-3">{shortages.length}</span>
      </h2>
      <Panel className="px-3.5 py-1">
        <ul>
          {shortages.map((shortage) => (
            <ShortageRow
              key={`${shortage.orderCode} ${shortage.code}`}
              shortage={shortage}
              now={now}
              canAdjust={canAdjust}
            />
          ))}
        </ul>
      </Panel>
    </section>
  );
}

function ShortageRow({ shortage, now, canAdjust }: { shortage: Shortage; now: Date; canAdjust: boolean }) {
  const { name, units, asked, orderCode, by, at, image, tile, color } = shortage;
  return (
    <li
      title={texts.reportedBy(by, formatWhenInFull(new Date(at), now))}
      className="flex min-h-[54px] items-center gap-3 border-t border-hair py-1 first:border-t-0"
    >
      <LinePicture image={image} tile={tile} color={color} />
      <span className="min-w-0 flex-1 leading-[1.25]">
        <b className="block truncate font-semibold">{name}</b>
        <span className="text-[0.8125rem] text-text-2">{texts.shortage(units, asked, orderCode)}</span>
      </span>
      {canAdjust && (
        <Link
          to="/pedidos/$code"
          params={{ code: orderCode }}
          hash=""
          search={adjusting}
          className={officeButtonClass('secondary', true)}
        >
          {texts.adjust}
        </Link>
      )}
    </li>
  );
}

/** Opens the sheet that adjusts the order. */
const adjusting = { panel: 'ajustar' } as object;
