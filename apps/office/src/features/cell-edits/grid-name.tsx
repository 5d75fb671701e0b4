import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { VersionPicture } from '../../components/version-picture.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';
import type { GridRow } from './grid-rows.ts';

/** Picture and name; a product with versions opens and closes. */
export function GridName({ row, onToggle }: { row: GridRow; onToggle: (productId: string) => void }) {
  const { version, product } = row;
  if (version && row.isShade)
    return (
      <span className="flex min-w-0 items-center gap-2.5 pl-[34px]">
        <Swatch hex={version.swatch} />
        <b className="min-w-[29px] font-[650]">{version.shade ?? ''}</b>
        <span className="truncate text-text-2">{version.name}</span>
      </span>
    );
  const thing = product ?? version;
  const title = product ? product.name : version.productName;
  const detail = product
    ? `${product.brand}, ${texts.shades(product.versions)}`
    : [version.brand, version.shade, version.name].filter(Boolean).join(', ');
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {product ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={title}
          aria-expanded={row.isOpen === true}
          className="touch-area inline-flex size-6 shrink-0 items-center justify-center text-text-2"
          onClick={() => onToggle(product._id)}
        >
          <Icon name={row.isOpen ? 'chevron-down' : 'chevron-right'} size="xs" />
        </button>
      ) : (
        <span className="w-6 shrink-0" />
      )}
      <span className="shrink-0 scale-[0.84]">
        <VersionPicture image={thing.image} tile={thing.tile} swatch={version?.swatch} />
      </span>
      <Link
        to="/productos/$productId"
        params={{ productId: product ? product._id : version.productId }}
        search
        tabIndex={-1}
        className="truncate font-semibold text-text no-underline hover:underline"
      >
        {title}
      </Link>
      <span className="shrink-0 text-[0.78125rem] font-medium text-text-3">{detail}</span>
    </span>
  );
}

export const Swatch = ({ hex }: { hex: string | null }) => (
  <span
    aria-hidden="true"
    className="inline-block size-[22px] shrink-0 rounded-[7px] bg-surface-3"
    style={hex === null ? undefined : { background: hex }}
  />
);
