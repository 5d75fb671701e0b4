import type { CartProduct } from '@tonalia/contract/purchase';
import { groupByProduct } from '@tonalia/rules/cart-grouping';
import { formatPesos } from '@tonalia/rules/money';
import { Swatch } from '@tonalia/ui/swatch';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { LineRow, unitsOf } from './line-row.tsx';
import type { ReadLine } from './line-row.tsx';
import { MoreButton, useExpandable } from './more.tsx';
import { nameShades } from './shade-names.ts';

type ReadableLine = ReadLine &
  Pick<CartProduct, 'productId' | 'code' | 'versionCode' | 'assemblyCode' | 'assemblyVersionCode'> & {
    /** Number of the line, when it is of an order. */
    line?: number;
  };

/** The read-only lines of an order, grouped by product. `name` distinguishes the lists of a page. */
export function LineList({ lines, name }: { lines: readonly ReadableLine[]; name: string }) {
  return (
    <ul>
      {groupByProduct(lines).map((members) => {
        const [line] = members;
        if (!line) return null;
        if (members.length === 1) return <LineRow key={keyOf(line)} line={line} />;
        return <ShadeList key={line.productId} lines={members} first={line} name={name} />;
      })}
    </ul>
  );
}

const keyOf = ({ line, code, versionCode, assemblyVersionCode }: ReadableLine) =>
  `${line}-${code}-${versionCode}-${assemblyVersionCode}`;

/** A product with its total, and a short row for each shade. */
function ShadeList({ lines, first, name }: { lines: readonly ReadableLine[]; first: ReadableLine; name: string }) {
  const { shown, hidden, list, isOpen, toggle } = useExpandable(lines, `${name}/${first.productId}`);
  const { names, common } = nameShades(lines);
  const isColour = lines.every(({ color }) => color !== null);
  const count = isColour ? purchaseMessages.shades(lines.length) : purchaseMessages.versions(lines.length);
  const whole = {
    ...first,
    color: null,
    asked: undefined,
    versionName: [common, count].filter(Boolean).join(', '),
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  };
  return (
    <li className="pb-1">
      <LineRow as="div" line={whole} />
      <ul ref={list} aria-label={first.name}>
        {shown.map((line) => (
          <li
            key={keyOf(line)}
            tabIndex={-1}
            className="flex min-h-9 flex-wrap items-center justify-end gap-x-3 py-1 outline-none"
          >
            <span className="flex w-14 shrink-0 justify-center">
              {line.color?.color && (
                <Swatch size={26} color={line.color.color} className="size-[22px]! rounded-[8px]!" />
              )}
            </span>
            <p className="min-w-0 flex-1 basis-24 text-small wrap-break-word">{names.get(line) ?? first.name}</p>
            <p className="text-right text-small whitespace-nowrap text-text-3">
              {unitsOf(line)} <span className="inline-block min-w-18 text-text">{formatPesos(line.amount)}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="pl-[59px]">
        <MoreButton hidden={hidden} isColour={isColour} isOpen={isOpen} onToggle={toggle} />
      </div>
    </li>
  );
}
