import type { ProductCard as Product } from '@tonalia/contract/products';
import { dayIn } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { sheen } from '@tonalia/ui/sheen';
import { Tile } from '@tonalia/ui/tile';
import { useSyncExternalStore } from 'react';
import { useColourCard } from '../../navigation/open-colour-card.ts';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { listMessages as words } from '../../messages/lists.es-CO.ts';
import { Picture } from '../../components/picture.tsx';
import { byWeek, daysOfWeek, weeksAgo } from './weeks.ts';

/** Tones that fit in one row. */
const MOST_TONES = 9;

/** New products by week of arrival. New shades of one product share a card with a strip of their tones. */
export function Weeks({ products }: { products: readonly Product[] }) {
  const today = useToday();
  return byWeek(products).map(({ monday, products: its }, at) => {
    const strips = its.filter(({ newTones }) => newTones.length > 0);
    const cards = its.filter(({ newTones }) => newTones.length === 0);
    return (
      <section key={monday} aria-labelledby={`semana-${monday}`} className={at === 0 ? '' : 'mt-7'}>
        <WeekHeading monday={monday} today={today} />
        {strips.length > 0 && (
          <ul className="mb-5 grid gap-3 md:grid-cols-2 lg:gap-5">
            {strips.map((product) => (
              <li key={product._id} className="min-w-0">
                <NewTones product={product} />
              </li>
            ))}
          </ul>
        )}
        <ul className="grid two-columns gap-x-3 gap-y-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5 lg:gap-y-7 2xl:grid-cols-5">
          {cards.map((product, nth) => (
            <li key={product._id} className="min-w-0">
              <ProductCard product={product} eager={at === 0 && nth < 4} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

const never = () => () => {};

/** Today's date, null during server rendering: a served page is cached, so only the browser knows the day. */
const useToday = (): string | null =>
  useSyncExternalStore(
    never,
    () => dayIn(new Date()),
    () => null,
  );

function WeekHeading({ monday, today }: { monday: string; today: string | null }) {
  const ago = today && weeksAgo(monday, today);
  const name = ago === 0 ? words.thisWeek : ago === 1 ? words.lastWeek : null;
  const days = daysOfWeek(monday);
  return (
    <div className="mb-3.5 flex items-baseline justify-between gap-3">
      <h2 id={`semana-${monday}`} className="text-h2">
        {name ?? days}
      </h2>
      {name && <span className="text-small text-text-2">{days}</span>}
    </div>
  );
}

function NewTones({ product }: { product: Product }) {
  const { openColourCard } = useColourCard();
  const { newTones, name, manufacturer, price, tile, image } = product;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="pressable block w-full rounded-card p-3.5 pt-3 text-left inset-ring-[1.5px] inset-ring-line"
      onClick={() => openColourCard(product._id)}
    >
      <span className="flex items-center gap-3">
        <Tile tint={tile} className="w-13 rounded-[15px]">
          <Picture image={image} alt="" small sizes="52px" />
        </Tile>
        <span className="min-w-0 flex-1">
          <span className="block text-label text-[0.9375rem] text-pretty wrap-break-word">
            {words.newTones(newTones.length, name)}
          </span>
          <span className="text-small text-text-3">{`${manufacturer.name}, ${formatPesos(price)}`}</span>
        </span>
        <Icon name="chevron-right" />
      </span>
      <span aria-hidden="true" className="mt-3 grid grid-cols-9 gap-[5px]">
        {newTones.slice(0, MOST_TONES).map((tone) => (
          <span
            key={tone}
            className="h-10.5 rounded-[11px] inset-ring inset-ring-swatch-edge"
            style={{ background: sheen(tone) }}
          />
        ))}
      </span>
    </button>
  );
}
