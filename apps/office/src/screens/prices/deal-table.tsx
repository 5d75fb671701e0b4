import type { DealSales } from '@tonalia/contract/deal-sales';
import type { OfficeDeal } from '@tonalia/contract/prices-office';
import { formatNumber } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { classNames } from '@tonalia/ui/class-names';
import { type KeyHint, PageFoot, type PageFootProps } from '../../components/page-foot.tsx';
import { useNow } from '../../components/use-now.ts';
import { VersionPicture } from '../../components/version-picture.tsx';
import { pricesTexts as texts } from '../../messages/prices.es-CO.ts';
import { dealTerms, daysOf } from './calendar-rows.ts';
import { type DealAct, DealActs } from './deal-acts.tsx';
import { DealFigures, DealFigureTitles } from './deal-figures.tsx';
import { stateTones } from './row-detail.tsx';

export type DealTableProps = {
  deals: readonly OfficeDeal[];
  kind: OfficeDeal['kind'];
  /** What deals sold, by id; undefined in a table without sales. */
  sales?: ReadonlyMap<string, DealSales> | undefined;
  /** Id of the row with the focus. */
  chosen: string | undefined;
  /** Undefined for a role that only reads. */
  onAct: ((id: string, act: DealAct) => void) | undefined;
};

/** The offers as rows: discount, what it is about, dates, what they sold, state. */
export function DealTable({ deals, kind, sales, chosen, onAct }: DealTableProps) {
  return (
    <div className="phone-card relative min-w-0 flex-1 overflow-x-auto">
      <table className="w-full text-left">
        <thead className="border-y border-line text-[0.8125rem] text-text-2 max-lg:sr-only">
          <tr>
            <th scope="col" className="py-2 pl-7 font-[550]" colSpan={2}>
              {kind === 'deal' ? texts.deal : texts.tabs.volumen}
            </th>
            <th scope="col" className="px-3 text-right font-[550]">
              {texts.affected}
            </th>
            <th scope="col" className="px-3 font-[550]">
              {texts.dates}
            </th>
            {kind === 'deal' && <DealFigureTitles />}
            <th scope="col" className="px-3 font-[550]">
              {texts.state}
            </th>
            <th scope="col" className="pr-7">
              <span className="sr-only">{texts.actsOf}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {deals.map((deal) => (
            <tr
              key={deal._id}
              aria-current={deal._id === chosen ? 'true' : undefined}
              className={classNames(
                'border-b border-hair max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:px-4 max-lg:py-2',
                deal._id === chosen && 'bg-surface-2 shadow-[inset_3px_0_0_var(--brand)]',
                deal.state === 'ended' && 'text-text-2',
              )}
            >
              <td className="w-px py-4 pr-5 pl-7 font-display text-[1.25rem] whitespace-nowrap font-[650] text-brand-text max-lg:w-auto max-lg:py-1 max-lg:pr-3 max-lg:pl-0">
                {dealTerms(deal)}
              </td>
              <td className="py-3 max-lg:flex-1">
                <DealName
                  deal={deal}
                  onOpen={deal.state === 'ended' ? undefined : onAct && ((id) => onAct(id, 'edit'))}
                />
              </td>
              <td className="px-3 text-right tabular-nums max-lg:hidden">{formatNumber(deal.versions)}</td>
              <td className="px-3 whitespace-nowrap max-lg:w-full max-lg:px-0">
                <DealDates deal={deal} />
              </td>
              {kind === 'deal' && <DealFigures sales={sales?.get(deal._id)} />}
              <td className="px-3 max-lg:px-0">
                <Badge tone={stateTones[deal.state]}>{texts.stateOf[kind][deal.state]}</Badge>
              </td>
              <td className="pr-7 text-right max-lg:ml-auto max-lg:pr-0">
                {onAct && <DealActs deal={deal} onAct={onAct} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The days of an offer, and of one that runs the part of them that is over. */
function DealDates({ deal }: { deal: OfficeDeal }) {
  const now = useNow();
  const { from, until, state } = deal;
  const [first, last] = [Date.parse(from ?? ''), Date.parse(until ?? '')];
  return (
    <>
      {daysOf(deal)}
      {state === 'running' && first < last && (
        <span aria-hidden="true" className="mt-1 block h-[3px] w-[110px] overflow-hidden rounded-[2px] bg-surface-3">
          <span
            className="block h-full bg-brand"
            style={{ width: `${Math.min(100, ((now.getTime() - first) * 100) / (last - first))}%` }}
          />
        </span>
      )}
    </>
  );
}

function DealName({ deal, onOpen }: { deal: OfficeDeal; onOpen: ((id: string) => void) | undefined }) {
  const { _id, name, about, minQuantity, pictures } = deal;
  return (
    <div className="flex items-center gap-4">
      <span className="min-w-0 flex-1 leading-[1.3]">
        {onOpen ? (
          <button type="button" className="touch-area text-left font-semibold" onClick={() => onOpen(_id)}>
            {name}
          </button>
        ) : (
          <b className="font-semibold">{name}</b>
        )}
        <span className="line-clamp-1 text-[0.8125rem] text-text-2">
          {about.name}
          {minQuantity > 1 && `, ${texts.orMore(minQuantity)}`}
        </span>
      </span>
      <span className="flex -space-x-1.5 max-lg:hidden">
        {pictures.map((picture) => (
          <VersionPicture key={picture.image} {...picture} />
        ))}
      </span>
    </div>
  );
}

const keys: readonly KeyHint[] = [
  { keys: ['J', 'K'], does: texts.moves },
  { keys: ['↵'], does: texts.opens },
  { keys: ['N'], does: texts.makes },
];

const copyKey: KeyHint = { keys: ['D'], does: texts.copies };

/** The foot of a list of prices. */
export const PricesFoot = ({
  canCopy = false,
  ...props
}: Pick<PageFootProps, 'facts' | 'page' | 'pages' | 'onPage'> & { canCopy?: boolean }) => (
  <PageFoot {...props} keys={canCopy ? [...keys, copyKey] : keys} />
);
