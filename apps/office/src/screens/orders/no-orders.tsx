import { Icon } from '@tonalia/ui/icon';
import { OfficeButton } from '../../components/office-button.tsx';
import { EmptyNote, NothingFound } from '../../components/states.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { withoutFilter } from './without-filter.ts';
import type { ListFilter } from './filters.ts';
import type { OrdersList } from './use-orders.ts';

export type NoOrdersProps = Pick<OrdersList, 'search' | 'change'> & { filters: readonly ListFilter[] };

/** Nothing in the list: because of filters, which can be removed here, or because there is nothing. */
export function NoOrders({ filters, search, change }: NoOrdersProps) {
  const applied = [
    ...(search.q ? [{ name: 'q', label: texts.searched, value: search.q, without: { q: undefined } }] : []),
    ...filters.flatMap(({ name, label, applied: value }) =>
      value === undefined ? [] : [{ name, label, value, without: withoutFilter(name) }],
    ),
  ];
  if (applied.length > 0)
    return (
      <NothingFound title={texts.none}>
        {applied.map(({ name, label, value, without }) => (
          <button
            key={name}
            type="button"
            aria-label={texts.removeFilter(label)}
            className="touch-area inline-flex h-8 items-center gap-1.5 rounded-[10px] bg-brand-soft px-[11px] text-[0.8125rem] leading-none font-[550] text-brand-text inset-ring-[1.5px] inset-ring-brand-line"
            onClick={() => change(without)}
          >
            {label} <b className="font-[650]">{value}</b>
            <Icon name="x" size="xs" />
          </button>
        ))}
        <div className="w-full">
          <OfficeButton
            look="secondary"
            onClick={() => change(Object.assign({}, ...applied.map(({ without }) => without)))}
          >
            {texts.removeAll}
          </OfficeButton>
        </div>
      </NothingFound>
    );
  return search.vista === 'por-alistar' ? (
    <EmptyNote title={texts.allDone} text={texts.allDoneText} />
  ) : (
    <EmptyNote title={texts.noneYet} text={texts.noneYetText} />
  );
}
