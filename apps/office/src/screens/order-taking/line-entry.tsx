import type { DeskOffer } from '@tonalia/contract/products-offers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { lineName, productBehind } from '@tonalia/rules/line-name';
import { sentenceOf } from '../../api/call-failure.ts';
import { offersQuery } from '../../api/order-taking.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { VersionPicture } from '../../components/version-picture.tsx';
import { orderTakingTexts as texts } from '../../messages/order-taking.es-CO.ts';
import { FoundList } from './found-list.tsx';
import { useTyped } from './use-typed.ts';

export type LineEntryProps = {
  customerId: string;
  field: RefObject<HTMLInputElement | null>;
  /** Rejects when the units cannot be added; the field stays open. */
  onAdd: (versionId: string, quantity: number) => Promise<unknown>;
};

/** Type, Enter, quantity, Enter: a line is added and the field is ready for the next code. */
export function LineEntry({ customerId, field, onAdd }: LineEntryProps) {
  const typed = useTyped();
  const [offer, setOffer] = useState<DeskOffer>();
  const wasChosen = useRef(false);
  const { data, error, isPlaceholderData } = useQuery({
    ...offersQuery(customerId, typed.asked),
    enabled: typed.mayAsk,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    // a focus that went on while the line was added stays where it is
    const isFree = document.activeElement === document.body;
    if (!offer && wasChosen.current && isFree) field.current?.focus();
    wasChosen.current = offer !== undefined;
  }, [offer, field]);
  const close = () => {
    setOffer(undefined);
    typed.setText('');
  };
  if (offer) return <QuantityEntry offer={offer} onAdd={onAdd} onClose={close} />;
  return (
    <FoundList
      label={texts.searchProduct}
      listLabel={texts.found}
      typed={typed}
      items={data}
      isCurrent={typed.isSettled && (data !== undefined || error !== null) && !isPlaceholderData}
      idOf={({ versionId }) => versionId}
      draw={(one) => <OfferRow offer={one} />}
      onChoose={setOffer}
      field={field}
      note={
        <p className="px-3 py-4 text-text-2" role={error ? 'alert' : 'status'}>
          {error ? sentenceOf(error) : texts.noProduct}
        </p>
      }
    />
  );
}

function QuantityEntry({
  offer,
  onAdd,
  onClose,
}: { offer: DeskOffer } & Pick<LineEntryProps, 'onAdd'> & { onClose: () => void }) {
  const [typed, setTyped] = useState(String(offer.minQuantity));
  const [isSent, setSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const quantity = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  const add = async () => {
    if (quantity < 1 || isSent) return field.current?.select();
    setSent(true);
    try {
      await onAdd(offer.versionId, quantity);
      onClose();
    } catch {
      // the refusal is shown above the cart, and the typed quantity stays
      setSent(false);
      field.current?.select();
    }
  };
  return (
    <form
      className="flex min-h-11 flex-wrap items-center gap-3 rounded-[12px] bg-surface px-2.5 inset-ring-2 inset-ring-brand"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <OfferRow offer={offer} />
      <input
        ref={field}
        type="text"
        inputMode="numeric"
        aria-label={texts.quantityOf(lineName(offer))}
        className="h-8 w-16 rounded-[10px] bg-surface px-2 text-right font-semibold inset-ring-[1.5px] inset-ring-line-control outline-offset-2 max-lg:h-11"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          onClose();
        }}
      />
      <OfficeButton type="submit" small busy={isSent} disabled={quantity < 1}>
        {texts.addIt}
      </OfficeButton>
      <OutlineButton icon="x" label={texts.otherProduct} bare small onClick={onClose} />
    </form>
  );
}

function OfferRow({ offer }: { offer: DeskOffer }) {
  const { versionCode, code, manufacturer, color, image, tile, price, originalPrice } = offer;
  return (
    <>
      <VersionPicture image={image} tile={tile} swatch={color?.color} />
      <span className="min-w-0 flex-1 leading-[1.25]">
        <b className="block truncate font-semibold">{lineName(offer)}</b>
        <span className="block truncate text-[0.78125rem] font-medium text-text-3">
          {[manufacturer.name, productBehind(offer)].filter(Boolean).join(', ')} · {versionCode ?? code}
        </span>
      </span>
      <span className="shrink-0 text-right leading-[1.25]">
        <b className="block font-semibold">
          {originalPrice > price && (
            <s className="mr-1.5 text-[0.78125rem] font-medium text-text-3">{formatPesos(originalPrice)}</s>
          )}
          {formatPesos(price)}
        </b>
        <StockWords offer={offer} />
      </span>
    </>
  );
}

function StockWords({ offer: { stock, presale } }: { offer: DeskOffer }) {
  const words =
    stock > 0
      ? texts.stock(formatNumber(stock))
      : presale
        ? texts.presaleOn(formatShortDay(presale.dispatchDate).toLocaleLowerCase('es-CO'))
        : texts.soldOut;
  const tone = stock > 0 ? 'text-text-3' : presale ? 'text-info' : 'text-danger';
  return <span className={`block text-[0.78125rem] font-medium ${tone}`}>{words}</span>;
}
