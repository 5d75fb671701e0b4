import type { CartProduct } from '@tonalia/contract/purchase';
import type { DispatchGroup } from '@tonalia/rules/cart-grouping';
import { formatDay } from '@tonalia/rules/dates';
import { Badge } from '@tonalia/ui/badge';
import { luminance, sheen } from '@tonalia/ui/sheen';
import { lineId } from '../../api/cart-sync/cart-line.ts';
import { cartMessages } from '../../messages/cart.es-CO.ts';

const MOST = 6;
const DARK_INK = 0.165;

/** Beside the cart: the shades of each presale in a strip, with their units; it leads to the lines. */
export function PresaleStrips({ groups }: { groups: readonly DispatchGroup<CartProduct>[] }) {
  return groups.flatMap(({ date, lines }) => {
    const shades = lines.filter(({ color }) => color !== null);
    if (date === 'none' || shades.length === 0) return [];
    const day = formatDay(date);
    return [
      <a
        key={date}
        href={`#despacho-${date}`}
        className="mt-3.5 block rounded-card bg-surface p-4 inset-ring inset-ring-line"
      >
        <span className="mb-2.5 flex items-center justify-between gap-3 text-label">
          {day.charAt(0).toLocaleUpperCase('es-CO') + day.slice(1)} <Badge tone="presale">{cartMessages.presale}</Badge>
        </span>
        <span className="flex gap-[3px] overflow-hidden rounded-[13px]">
          {shades.slice(0, MOST).map((line) => (
            <Shade key={lineId(line)} line={line} />
          ))}
          {shades.length > MOST && (
            <span className="flex h-14.5 w-9 shrink-0 items-center justify-center rounded-[5px] bg-surface-2 text-small text-text-2">
              +{shades.length - MOST}
            </span>
          )}
        </span>
      </a>,
    ];
  });
}

function Shade({ line }: { line: CartProduct }) {
  const colour = line.color?.color ?? '#808080';
  const [code] = (line.versionName ?? line.name).split(' ');
  return (
    <span
      className="flex h-14.5 min-w-0 flex-1 flex-col justify-between rounded-[5px] p-1.5 text-[0.75rem] leading-none font-[650]"
      style={{ background: sheen(colour), color: luminance(colour) > DARK_INK ? '#171a16' : '#fff' }}
    >
      <span className="truncate">{code}</span>{' '}
      <span className="self-end rounded-[8px] bg-grafito-0/95 px-1.5 text-[0.8125rem] leading-[1.375rem] font-bold text-grafito-900">
        {line.quantity}
      </span>
    </span>
  );
}
