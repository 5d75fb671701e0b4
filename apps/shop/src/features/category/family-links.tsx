import type { Facets } from '@tonalia/contract/products';
import { Swatch } from '@tonalia/ui/swatch';
import { RouteLink } from '../../navigation/link.tsx';
import { categoryMessages } from '../../messages/brands.es-CO.ts';
import { paths } from '../../paths.ts';

/** Links to the colour families of a category. */
export function FamilyLinks({
  category,
  families,
  className,
  onLeave,
}: {
  category: { _id: string; name: string };
  families: Facets['colorFamilies'];
  className?: string;
  onLeave?: () => void;
}) {
  return (
    <ul aria-label={categoryMessages.family} className={className ?? 'grid grid-cols-4 gap-x-1.5 gap-y-3'}>
      {families.map(({ _id, name, color }) => (
        <li key={_id}>
          <RouteLink
            href={paths.category(category, { colorFamilyId: _id })}
            onClick={onLeave}
            className="flex flex-col items-center gap-1.5 rounded-control text-[0.75rem] leading-none font-[550] text-text-2 hover:text-text"
          >
            <Swatch color={color} size={48} />
            <span className="max-w-full truncate leading-[1.3]">{name}</span>
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
