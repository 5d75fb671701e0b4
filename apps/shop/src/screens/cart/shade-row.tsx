import type { CartProduct, ProductNews } from '@tonalia/contract/purchase';
import { formatPesos } from '@tonalia/rules/money';
import { IconButton } from '@tonalia/ui/icon-button';
import { Swatch } from '@tonalia/ui/swatch';
import { memo } from 'react';
import { WaitForLine } from '../../components/alert-me/wait-for-line.tsx';
import { LineNews } from '../../features/line-change/line-news.tsx';
import { cartMessages } from '../../messages/cart.es-CO.ts';
import { SplitNote } from './cart-line.tsx';
import { LineStepper, lineName } from './line-stepper.tsx';
import { useTakesFocus } from './use-takes-focus.ts';

export interface ShadeRowProps {
  line: CartProduct;
  /** The shade's name in the row: "7.1 Rubio medio cenizo". */
  name: string;
  note: string | null;
  news: ProductNews | undefined;
  /** Shows the price because it differs from other rows. */
  showsPrice: boolean;
  takesFocus: boolean;
  onRemove: (line: CartProduct) => void;
}

/** One shade of a product. Memoised: with hundreds of rows, only a row with a changed line is rendered again. */
export const ShadeRow = memo(function ShadeRow(props: ShadeRowProps) {
  const { line, name, note, news, showsPrice, takesFocus, onRemove } = props;
  const row = useTakesFocus<HTMLLIElement>(takesFocus);
  const hasMarks = note !== null || news !== undefined;
  const remove = (icon: 'x' | 'trash', className: string) => (
    <IconButton
      icon={icon}
      iconSize={icon === 'x' ? 'sm' : 'md'}
      tip="none"
      label={cartMessages.remove(lineName(line))}
      className={`text-text-3 ${className}`}
      onClick={() => onRemove(line)}
    />
  );
  return (
    <li ref={row} tabIndex={-1} className="group/row flex gap-2.5 pl-3.5 outline-none lg:gap-3 lg:pl-[22px]">
      <span className="flex w-9 shrink-0 justify-center pt-2.5 lg:w-[76px] lg:self-center lg:pt-0">
        {line.color?.color && <Swatch size={48} color={line.color.color} className="size-9! rounded-[12px]!" />}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-1 border-line py-1.5 pr-1 group-not-first/row:border-t lg:grid lg:grid-cols-[minmax(0,1fr)_250px_38px] lg:grid-rows-[auto_1fr] lg:items-center lg:gap-x-[18px] lg:pr-[22px]">
        <div className={`min-w-0 flex-1 basis-20 py-0.5 ${hasMarks ? '' : 'lg:row-span-2'}`}>
          <p className="text-[0.875rem] leading-[1.3] font-medium text-balance wrap-break-word">{name}</p>
          <p className="text-small text-text-2 lg:hidden">
            <b className="font-[650] text-text">{formatPesos(line.price * line.quantity)}</b>
            {showsPrice && <span className="text-text-3"> ({cartMessages.each(formatPesos(line.price))})</span>}
          </p>
        </div>
        <div className="ml-auto flex items-start lg:row-span-2 lg:ml-0 lg:grid lg:grid-cols-[132px_minmax(0,1fr)] lg:items-center lg:gap-[22px]">
          <div className="w-[132px] shrink-0">
            <LineStepper line={line} isSplit={note !== null} onRemove={onRemove} />
          </div>
          <p className="whitespace-nowrap max-lg:hidden">
            <b className="block text-label">{formatPesos(line.price * line.quantity)}</b>
            {showsPrice && (
              <span className="block text-[0.75rem] leading-[1.4] font-medium text-text-3">
                {cartMessages.each(formatPesos(line.price))}
              </span>
            )}
          </p>
          {remove('x', 'lg:hidden')}
        </div>
        {remove('trash', '-ml-1.5 max-lg:hidden lg:row-span-2')}
        {hasMarks && (
          // Below both on a phone, below the name on a desktop.
          <div className="basis-full pb-1 lg:col-start-1 lg:row-start-2 lg:self-start">
            {note && <SplitNote text={note} />}
            {news && <LineNews news={news} />}
            {news?.kind === 'gone' && <WaitForLine line={line} units={news.before.quantity} />}
          </div>
        )}
      </div>
    </li>
  );
});
