import type { OfficeProduct } from '@tonalia/contract/product-office';
import { formatNumber } from '@tonalia/rules/money';
import { Icon, type IconProps } from '@tonalia/ui/icon';
import { outlines } from '../../components/outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { productTexts as texts } from '../../messages/product.es-CO.ts';

/** The open presale, and where the shop shows the product. */
export function PlacesPanels({ product: { presale, places } }: { product: OfficeProduct }) {
  const deal = places.deals[0];
  return (
    <>
      {presale && (
        <Panel label={texts.presale}>
          <h2 className="mb-2 text-[1rem] font-[650]">{texts.presale}</h2>
          <Fact name={texts.dispatch} value={dayWords(presale.dispatch)} />
          <Fact
            name={texts.taken}
            value={
              presale.capacity === null
                ? formatNumber(presale.taken)
                : texts.takenOf(formatNumber(presale.taken), formatNumber(presale.capacity))
            }
          />
          {presale.capacity !== null && (
            <progress
              aria-label={texts.taken}
              className="mt-1.5 h-1.5 w-full accent-info"
              max={presale.capacity}
              value={presale.taken}
            />
          )}
        </Panel>
      )}
      <Panel label={texts.places}>
        <h2 className="mb-2 text-[1rem] font-[650]">{texts.places}</h2>
        <Fact
          icon={outlines.layers}
          name={texts.combos}
          value={places.combos > 0 ? formatNumber(places.combos) : texts.nowhere}
        />
        <Fact icon={outlines.rows3} name={texts.lists} value={places.lists.join(', ') || texts.nowhere} />
        <Fact
          icon="tag"
          name={texts.deals}
          value={
            deal
              ? [deal.name, deal.until && texts.dealUntil(dayWords(deal.until))].filter(Boolean).join(', ')
              : texts.nowhere
          }
        />
      </Panel>
    </>
  );
}

const Fact = ({ icon, name, value }: { icon?: IconProps['name']; name: string; value: string }) => (
  <p className="flex min-h-8 items-center gap-2.5 text-[0.875rem]">
    {icon && <Icon name={icon} size="sm" className="text-text-2" />}
    <span className="text-text-2">{name}</span>
    <span className="ml-auto min-w-0 truncate text-right font-[550]">{value}</span>
  </p>
);

const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('es-CO', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
