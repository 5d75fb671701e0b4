import type { NearShade } from '@tonalia/contract/products';
import { formatPesos } from '@tonalia/rules/money';
import { SplitSwatch } from '@tonalia/ui/split-swatch';
import { useColourCard } from '../../navigation/open-colour-card.ts';
import { dayAndMonth } from '../../features/colour-card/choice.ts';
import { readTone } from '../../features/colour-card/shades.ts';
import { colourSearchMessages as text } from '../../messages/colour-search.es-CO.ts';
import { NearQuantity } from './near-quantity.tsx';

export interface NearTileProps {
  /** "#RRGGBB". */
  searched: string;
  shade: NearShade;
}

/** A shade beside the searched colour: similarity, brand, price and a quantity control. */
export function NearTile({ searched, shade }: NearTileProps) {
  const { openColourCard } = useColourCard();
  const { code, name } = readTone(shade.name, shade.code);
  // A shade without a number shows its name.
  const tab = name === shade.name ? name : code;
  const isOut = shade.quantityAvailable < shade.minQuantity;
  const isLater = !isOut && shade.stock < shade.minQuantity;
  return (
    <li className="flex min-w-0 flex-col">
      <button
        type="button"
        aria-label={text.open(shade.name)}
        className="block w-full rounded-[16px]"
        onClick={() => openColourCard(shade.productId, shade.code)}
      >
        <SplitSwatch searched={searched} color={shade.color ?? searched} code={tab} />
      </button>
      <p className="mt-2 flex min-w-0 flex-1 flex-col text-small leading-[1.35]">
        <span className={shade.nearness === 'Casi igual' ? 'font-semibold text-brand-text' : 'font-medium text-text-2'}>
          {shade.nearness}
        </span>
        <b className="truncate font-[650]">{shade.manufacturer.name}</b>
        <span className="line-clamp-2 text-text-3">
          {[shade.category.name, shade.volume].filter(Boolean).join(', ')}
        </span>
        <span className="font-bold">{formatPesos(shade.price)}</span>
        {isOut && <span className="text-text-2">{text.soldOut}</span>}
        {isLater && <span className="font-semibold text-info">{text.presale(dayAndMonth(shade.dispatchDate))}</span>}
      </p>
      {!isOut && <NearQuantity shade={shade} isLater={isLater} />}
    </li>
  );
}
