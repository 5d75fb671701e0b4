import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { forgetStock } from '../../api/stock.ts';
import { setShelf } from '../../api/stock-movements.ts';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';

export type ShelfFieldProps = {
  versionId: string;
  warehouse: { _id: string; name: string };
  shelf: string | null;
  /** It is the place of the reserve. */
  isReserve?: boolean;
};

/** Where a version lies in a warehouse, written in place: Enter keeps it, Escape leaves it. */
export function ShelfField({ versionId, warehouse: { _id, name }, shelf, isReserve = false }: ShelfFieldProps) {
  const cache = useQueryClient();
  const mayLocate = mayDo(useOperator(), 'stock.locate');
  const [typed, setTyped] = useState<string>();
  const save = useMutation({
    mutationFn: setShelf,
    onSuccess: () => setTyped(undefined),
    onSettled: () => forgetStock(cache),
  });
  if (!mayLocate)
    return shelf && <span className="font-normal text-text-2">{isReserve ? texts.reserveAt(shelf) : shelf} </span>;
  const keep = () => {
    const wanted = typed?.trim().toLocaleUpperCase('es-CO') || null;
    if (typed === undefined || save.isPending) return;
    if (wanted === shelf) return setTyped(undefined);
    save.mutate({ versionId, warehouseId: _id, isReserve, shelf: wanted, seen: shelf });
  };
  return (
    <span className="inline-flex flex-col font-normal">
      <input
        aria-label={isReserve ? texts.reserveIn(name) : texts.shelfIn(name)}
        placeholder={isReserve ? texts.noReserve : texts.noShelf}
        autoComplete="off"
        maxLength={20}
        className="h-7 w-[4.75rem] rounded-[8px] bg-transparent px-1.5 text-text-2 placeholder:text-text-3 hover:inset-ring hover:inset-ring-line focus:bg-surface focus:text-text focus:inset-ring-2 focus:inset-ring-brand max-lg:h-11"
        value={typed ?? shelf ?? ''}
        onChange={({ currentTarget }) => {
          save.reset();
          setTyped(currentTarget.value);
        }}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key !== 'Escape' || typed === undefined) return;
          event.stopPropagation();
          event.preventDefault();
          setTyped(undefined);
        }}
      />
      {save.isError && (
        <span role="alert" className="text-[0.8125rem] text-danger">
          {sentenceOf(save.error)}
        </span>
      )}
    </span>
  );
}
