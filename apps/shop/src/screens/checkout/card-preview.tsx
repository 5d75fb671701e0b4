import type { CardBrand } from '@tonalia/rules/card';
import { Tira } from '@tonalia/ui/tira';
import { payMessages } from '../../messages/pay.es-CO.ts';

const words = payMessages.card;

/** A live picture of the typed card. Decorative. */
export function CardPreview({
  brand,
  number,
  holder,
  month,
  year,
}: {
  brand: CardBrand | null;
  number: string;
  holder: string;
  month: string;
  year: string;
}) {
  return (
    <div
      role="img"
      aria-label={words.preview}
      className="relative mx-auto flex aspect-[1.586] w-full max-w-86 flex-col justify-between overflow-hidden rounded-[22px] bg-deep px-5.5 py-5 text-on-deep shadow-3"
    >
      <Tira height={190} className="absolute right-0 bottom-0 w-2/5 opacity-25" />
      <span className="relative flex items-start justify-between">
        <span className="h-8 w-10.5 rounded-[7px] bg-linear-to-br from-[#e8c98a] to-[#c79f52]" />
        <b className="font-display text-[1.5rem] leading-none italic">{brand ? words.brands[brand] : ''}</b>
      </span>
      <span className="relative font-display text-[1.375rem] leading-none font-semibold tracking-wide whitespace-nowrap">
        {number === '' ? '•••• •••• •••• ••••' : number}
      </span>
      <span className="relative flex items-end justify-between gap-4">
        <span className="min-w-0">
          <span className="block text-[0.75rem] text-on-deep-2">{words.name}</span>
          <b className="block truncate text-label uppercase">{holder === '' ? '···' : holder}</b>
        </span>
        <span>
          <span className="block text-[0.75rem] text-on-deep-2">{words.expires}</span>
          <b className="block text-label">{`${month || '··'}/${year.slice(-2) || '··'}`}</b>
        </span>
      </span>
    </div>
  );
}
