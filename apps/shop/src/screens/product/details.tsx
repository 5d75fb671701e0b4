import type { Product } from '@tonalia/contract/products';
import { productMessages } from '../../messages/product.es-CO.ts';

/** The manufacturer's description and attributes. */
export function Details({ product: { description, attributes } }: { product: Product }) {
  if (!description && attributes.length === 0) return null;
  return (
    <section className="pt-10 lg:max-w-reading">
      <h2 className="text-h2">{productMessages.details}</h2>
      {description && <p className="mt-3 text-text-2">{description}</p>}
      {attributes.length > 0 && (
        <dl className="mt-3">
          {attributes.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap gap-x-4 border-t border-line py-2.5 text-small">
              <dt className="w-32 shrink-0 text-text-3">{name}</dt>
              <dd className="min-w-0 flex-[1_1_8rem] wrap-break-word">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
