import type { Manufacturer } from '@tonalia/contract/products';
import { RouteLink } from '../../navigation/link.tsx';
import { listingMessages } from '../../messages/listing.es-CO.ts';
import { paths } from '../../paths.ts';
import { brandLook } from './brand-look.ts';

/** A brand in its own colours, with its number of products. */
export function BrandTile({ brand }: { brand: Manufacturer }) {
  return (
    <RouteLink href={paths.manufacturer(brand)} className="group flex flex-col gap-[7px] rounded-tile text-center">
      <span
        className="pressable flex aspect-4/3 items-center justify-center rounded-tile bg-surface-2 px-1.5 font-display text-[0.96875rem] leading-[1.05] font-[650] tracking-[-0.02em] text-balance text-text inset-ring inset-ring-swatch-edge lg:rounded-[20px] lg:text-[1.5rem]"
        style={brandLook(brand)}
      >
        <span className="line-clamp-3 min-w-0 wrap-break-word">{brand.name}</span>
      </span>
      <span className="text-[0.75rem] leading-[1.3] font-medium text-text-3">
        {listingMessages.products(brand.products)}
      </span>
    </RouteLink>
  );
}
