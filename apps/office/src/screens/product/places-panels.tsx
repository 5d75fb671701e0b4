import type { OfficeProduct } from '@tonalia/contract/product-office';
import { formatNumber } from '@tonalia/rules/money';
import { outlines } from '../../components/outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { productTexts as texts } from '../../messages/product.es-CO.ts';
import { Fact, dayWords } from './fact.tsx';
import { PresalePanel } from './presale-panel.tsx';

/** The presale, and where the shop shows the product. */
export function PlacesPanels({ product }: { product: OfficeProduct }) {
  const { places } = product;
  const deal = places.deals[0];
  return (
    <>
      <PresalePanel product={product} />
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
