import type { Manufacturer } from '@tonalia/contract/products';
import { Skeleton } from '@tonalia/ui/skeleton';
import { BrandTile } from '../../features/brand-tile/brand-tile.tsx';
import { FIRST, placeOf } from './letter-nav.tsx';
import type { Section } from './letters.ts';

const grid = 'grid three-columns gap-x-2.5 gap-y-3.5 sm:grid-cols-4 md:grid-cols-5';
const title = 'pt-5 pb-[11px] font-display text-[1.0625rem] leading-none font-[650]';

/** The first brands of the page; a desktop shows the alphabet directly. */
export function FirstBrands({ name, brands }: { name: string; brands: readonly Manufacturer[] }) {
  return (
    <section className="lg:hidden" aria-label={name}>
      <h2 className={title}>{name}</h2>
      <ul className={grid}>
        {brands.map((brand, at) => (
          <li key={brand._id} id={at === 0 ? placeOf(FIRST) : undefined} className="scroll-mt-44">
            <BrandTile brand={brand} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Reserves their space while they load, so that the alphabet does not move. */
export const FirstBrandsPlace = () => (
  <div aria-hidden="true" className="late lg:hidden">
    <Skeleton className="mt-5 mb-[11px] h-[17px] w-40" />
    <div className={grid}>
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} className="mb-[23px] aspect-4/3 rounded-tile" />
      ))}
    </div>
  </div>
);

/** A phone has a heading for each letter; a desktop one grid in which a line and the letter mark its first brand. */
export function BrandSections({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="lg:-mr-5 lg:grid lg:grid-cols-6 lg:gap-y-5">
      {sections.map(({ letter, brands }) => (
        <section key={letter} aria-label={letter} className="lg:contents">
          <h2 className={`${title} lg:hidden`}>{letter}</h2>
          <ul className={`${grid} lg:contents`}>
            {brands.map((brand, at) => (
              <li
                key={brand._id}
                id={at === 0 ? placeOf(letter) : undefined}
                className="scroll-mt-44 [contain-intrinsic-size:auto_98px] lg:[contain-intrinsic-size:auto_150px] [content-visibility:auto] lg:scroll-mt-36 lg:pr-5"
              >
                <span
                  aria-hidden="true"
                  className={`mb-1.5 block h-[34px] border-t-[1.5px] pt-[5px] font-display text-[1.25rem] leading-6 font-[650] max-lg:hidden ${at === 0 ? 'border-text' : 'border-line'}`}
                >
                  {at === 0 && letter}
                </span>
                <BrandTile brand={brand} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
