import type { Order } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import { Icon, type IconOutline } from '@tonalia/ui/icon';
import { Swatch } from '@tonalia/ui/swatch';
import { Tile } from '@tonalia/ui/tile';
import type { TileTint } from '@tonalia/ui/tile';
import { lineName } from '@tonalia/rules/line-name';
import { Picture } from '../../components/picture.tsx';
import { deliveryMessages } from '../../messages/delivery.es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import type { MoneyBackOfCause } from './money-back.ts';

type OrderedLine = Order['shipments'][number]['products'][number];

const words = deliveryMessages.back;
const WALLET: IconOutline =
  'M19 7V4a1 1 0 00-1-1H5a2 2 0 000 4h15a1 1 0 011 1v4h-3a2 2 0 000 4h3a1 1 0 001-1v-2a1 1 0 00-1-1M3 5v14a2 2 0 002 2h15a1 1 0 001-1v-4';

/** Units of a part that were short, not taken or sent back: units and pesos of each line, and where the money is. */
export function MoneyBackCard({ back, lines }: { back: MoneyBackOfCause; lines: readonly OrderedLine[] }) {
  const title = back.units === 0 ? words.cheaper : words[back.cause](back.units);
  return (
    <section
      aria-label={title}
      className="max-lg:rounded-card max-lg:bg-surface max-lg:px-4 max-lg:py-3.5 max-lg:inset-ring max-lg:inset-ring-line lg:border-t lg:border-line lg:pt-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-label">{title}</h3>
        {back.amount > 0 && <b className="text-price text-brand-text">+{formatPesos(back.amount)}</b>}
      </div>
      <ul className="mt-1.5">
        {back.lines.map((one) => (
          <BackLine key={one.line} back={one} line={lines.find(({ line }) => line === one.line)} />
        ))}
      </ul>
      {back.portions.length > 0 && (
        <ul className="mt-1 grid gap-1.5 border-t border-line pt-2.5">
          {back.portions.map((portion) => (
            <li key={`${portion.to} ${portion.name}`} className="flex items-center gap-2 text-small text-text-2">
              <Icon name={WALLET} size="sm" />
              <span className="min-w-0 flex-1">{placeOf(portion)}</span>
              {back.portions.length > 1 && <span>{formatPesos(portion.amount)}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const placeOf = ({ to, name }: MoneyBackOfCause['portions'][number]): string =>
  to === 'source' ? words.toSource(name ?? '') : words.to[to];

function BackLine({ back, line }: { back: MoneyBackOfCause['lines'][number]; line: OrderedLine | undefined }) {
  if (!line) return null;
  return (
    <li className="flex min-h-13 items-center gap-3 py-1.5">
      {line.color?.color ? (
        <Swatch color={line.color.color} size={48} className="size-[38px]! rounded-[11px]!" />
      ) : (
        // as: the contract types a tint as text; the catalogue has only these values
        <Tile tint={line.tile as TileTint} className="w-[38px] shrink-0 rounded-[10px]">
          <Picture image={line.image} alt="" sizes="38px" small />
        </Tile>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <p className="min-w-0 flex-1 basis-24 text-label wrap-break-word">{lineName(line)}</p>
        <p className="ml-auto flex gap-3 whitespace-nowrap">
          <span className="text-small text-text-2">
            {back.units === 0 ? words.cheaperLine : purchaseMessages.unitsShort(back.units)}
          </span>
          <b className="min-w-17 text-right text-label">{formatPesos(back.amount)}</b>
        </p>
      </div>
    </li>
  );
}
