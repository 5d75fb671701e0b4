import type { ProductCard } from '@tonalia/contract/products';
import { formatPesos } from '@tonalia/rules/money';
import { AddControl } from '../../features/product-card/add-control.tsx';
import { RouteLink } from '../../navigation/link.tsx';
import { listMessages as words } from '../../messages/lists.es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';

/** The strips of the podium, the highest in the middle. */
const steps = [
  { place: '@min-[17rem]:order-2', height: 'h-44 lg:h-36', tone: '#C4683A', ink: '#FFFFFF' },
  { place: '@min-[17rem]:order-1', height: 'h-36 lg:h-30', tone: '#E8B078', ink: '#2B1712' },
  { place: '@min-[17rem]:order-3', height: 'h-28 lg:h-25', tone: '#943034', ink: '#FFFFFF' },
];

/** The three best sellers on a podium: the first in the middle, but first in reading order. With large text, one below the other. */
export function Podium({ products }: { products: readonly ProductCard[] }) {
  return (
    <div className="@container mx-auto max-w-170 px-4 pt-3">
      <ol
        aria-label={words.podium}
        className="grid items-end gap-1 @min-[17rem]:grid-cols-3 @min-[20rem]:gap-1.5 lg:gap-4"
      >
        {products.map((product, at) => {
          const step = steps[at] ?? steps[0];
          return (
            step && (
              <li key={product._id} className={`flex min-w-0 flex-col ${step.place}`}>
                <span className="mx-auto -mb-2 block h-36 w-full lg:h-44">
                  <Picture
                    image={product.image}
                    alt=""
                    sizes="(width < 64rem) 30vw, 200px"
                    eager
                    className="size-full object-contain object-bottom"
                  />
                </span>
                <span
                  className={`flex flex-col items-center justify-end gap-1.5 rounded-t-[58px] px-1.5 pb-3 ${step.height}`}
                  style={{ background: step.tone, color: step.ink }}
                >
                  <b
                    aria-hidden="true"
                    className="font-display text-[2.125rem] leading-none font-[680] tracking-[-.03em]"
                  >
                    {at + 1}
                  </b>
                  {/* As wide as the strip: a phone of 320 px leaves 93 px for a stepper. */}
                  <span className="-mx-1.5 flex w-[calc(100%+12px)] justify-center [&>.widen]:w-full">
                    <AddControl product={product} tight />
                  </span>
                </span>
                <span className="flex min-h-24 flex-col items-center pt-3 text-center">
                  <span>
                    <b>{formatPesos(product.price)}</b>{' '}
                    {product.discount && (
                      <span className="text-[0.8125rem] font-[650] whitespace-nowrap text-[#0B6549]">
                        -{product.discount.percent}%
                      </span>
                    )}
                  </span>
                  <RouteLink
                    href={paths.product(product)}
                    className="mt-0.5 line-clamp-3 min-h-11 max-w-full wrap-break-word hyphens-auto text-small leading-tight text-balance hover:underline"
                  >
                    {product.name}
                  </RouteLink>
                </span>
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}
