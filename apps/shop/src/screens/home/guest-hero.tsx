import type { ProductCard } from '@tonalia/contract/products';
import { literals } from '@tonalia/contract/literals.es-CO';
import { buttonClass } from '@tonalia/ui/button';
import { ProductGroup } from '../../features/hero/product-group.tsx';
import { ToneStrips } from '../../features/hero/tone-strips.tsx';
import { RouteLink } from '../../link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { paths } from '../../paths.ts';

const heights = [40, 52, 64, 72, 90, 98, 100, 92];

/** The welcome: what the shop is, before the tones and a few of its best sellers. */
export function GuestHero({ products }: { products: readonly ProductCard[] }) {
  return (
    <section className="relative h-77.5 overflow-hidden rounded-[26px] bg-[#F6E1D8] text-[#2B1712] lg:h-93 lg:rounded-sheet">
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-[13%] border-t border-[#E3C4B8] bg-[#EFD3C8] lg:h-[19%]"
      />
      <ToneStrips
        heights={heights}
        className="absolute right-[1%] bottom-[13%] left-[1%] h-[44%] lg:right-[2%] lg:bottom-[19%] lg:left-[46%] lg:h-[74%]"
      />
      <ProductGroup
        products={products}
        sizes="(width < 64rem) 28vw, 190px"
        className="absolute inset-x-[3%] bottom-[6%] lg:inset-x-auto lg:right-[2%] lg:bottom-[7%] lg:w-[52%]"
      />
      <div className="relative px-5 pt-5.5 lg:flex lg:h-full lg:w-[42%] lg:flex-col lg:items-start lg:justify-center lg:pl-11">
        <h1 className="text-display max-lg:max-w-82.5">{messages.home.heroTitle}</h1>
        <p className="mt-2 text-[15.5px] font-medium text-[#5b3a30] lg:mt-3.5 lg:mb-6 lg:text-[17px]">
          {messages.home.heroText}
        </p>
        <RouteLink
          href={paths.login()}
          className={buttonClass({ className: 'max-lg:hidden border-0 bg-[#0B6549]! text-white!' })}
        >
          {literals.login}
        </RouteLink>
      </div>
    </section>
  );
}
