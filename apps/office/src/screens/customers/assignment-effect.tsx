import type { CustomerAssignment } from '@tonalia/contract/customer-assignment';
import type { OfficeSeller } from '@tonalia/contract/sellers-office';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@tonalia/rules/money';
import { sentenceOf } from '../../api/call-failure.ts';
import { readBegunWork } from '../../api/customer-assignment.ts';
import { customerBulkTexts as texts } from '../../messages/customer-bulk.es-CO.ts';

export type AssignmentEffectProps = {
  /** Undefined while the server counts. */
  preview: CustomerAssignment | undefined;
  /** Undefined when they are left without a seller. */
  seller: OfficeSeller | undefined;
  nameOf: (id: string) => string | undefined;
};

/** Which customers move, from which sellers, and what those have begun, before it happens. */
export function AssignmentEffect({ preview, seller, nameOf }: AssignmentEffectProps) {
  if (!preview) return <p className="late mt-4 text-text-2">{texts.checking}</p>;
  const { changed, unchanged, refused, from } = preview;
  return (
    <div aria-live="polite" className="mt-4">
      {changed.length === 0 && <p className="font-semibold text-warn">{texts.nothing}</p>}
      <dl className="grid gap-[7px]">
        {changed.length > 0 && <Row name={texts.moves} value={changed.length} isStrong />}
        {from.map(({ name, customers }) => (
          <Row key={name ?? ''} name={texts.from(name)} value={customers} />
        ))}
        {unchanged.length > 0 && <Row name={texts.stays} value={unchanged.length} />}
        {refused.length > 0 && <Row name={texts.cannot} value={refused.length} />}
        {seller && changed.length > 0 && (
          <Row name={texts.after(seller.name)} value={seller.customers + changed.length} isStrong />
        )}
      </dl>
      <ul className="mt-2 empty:hidden">
        {refused.map(({ id, message }) => (
          <li key={id} className="flex gap-3 border-t border-hair py-2">
            <b className="font-semibold">{nameOf(id)}</b>
            <span className="text-text-2">{message}</span>
          </li>
        ))}
      </ul>
      {changed.length > 0 && <Begun ids={changed} />}
    </div>
  );
}

/** Carts and waiting orders of the sellers that lose the customers. */
function Begun({ ids }: { ids: string[] }) {
  const { data, error } = useQuery({
    queryKey: ['assignment', 'begun', ids],
    queryFn: () => readBegunWork(ids),
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <section className="mt-4 border-t border-line pt-3">
      <h3 className="text-panel">{texts.begun}</h3>
      {error && <p className="mt-1.5 text-danger">{sentenceOf(error)}</p>}
      {data && (
        <div className="mt-1.5 grid gap-1.5">
          {data.carts > 0 && <p className="font-[550] text-warn">{texts.carts(data.carts)}</p>}
          {data.waitingOrders > 0 && <p className="font-[550] text-warn">{texts.waiting(data.waitingOrders)}</p>}
          {data.carts + data.waitingOrders === 0 && <p className="text-text-2">{texts.noneBegun}</p>}
        </div>
      )}
      <p className="mt-1.5 text-small text-text-2">{texts.onPhones}</p>
      <p className="mt-1.5 text-small text-text-2">{texts.ordersStay}</p>
    </section>
  );
}

const Row = ({ name, value, isStrong = false }: { name: string; value: number; isStrong?: boolean }) => (
  <div className="flex justify-between gap-4">
    <dt className={isStrong ? 'font-[550]' : 'text-text-2'}>{name}</dt>
    <dd className="font-[550]">{formatNumber(value)}</dd>
  </div>
);
