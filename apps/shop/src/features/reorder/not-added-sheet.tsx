import type { NotAdded, Reordered } from '@tonalia/contract/purchase';
import { Badge } from '@tonalia/ui/badge';
import { buttonClass } from '@tonalia/ui/button';
import { Sheet } from '@tonalia/ui/sheet';
import { Tile } from '@tonalia/ui/tile';
import type { TileTint } from '@tonalia/ui/tile';
import { useState } from 'react';
import { RouteLink } from '../../navigation/link.tsx';
import { reorderMessages as words } from '../../messages/reorder.es-CO.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../components/picture.tsx';

/** Lists the lines of an earlier order that were not added, or only in part, with the reasons. */
export function NotAddedSheet({ outcome: { added, notAdded }, onClose }: { outcome: Reordered; onClose: () => void }) {
  const [isOpen, setOpen] = useState(true);
  function close() {
    setOpen(false);
    onClose();
  }
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      title={added > 0 ? words.notAll : words.none}
      subtitle={added > 0 ? words.added(added) : undefined}
      footer={
        added > 0 ? (
          <RouteLink href={paths.cart()} className={buttonClass({ size: 'lg', full: true })}>
            {words.seeCart}
          </RouteLink>
        ) : (
          <RouteLink href={paths.home()} className={buttonClass({ size: 'lg', full: true })}>
            {words.keepShopping}
          </RouteLink>
        )
      }
    >
      <ul className="divide-y divide-line">
        {notAdded.map((line) => (
          <Line key={`${line.code}-${line.versionCode}-${line.kind}`} line={line} />
        ))}
      </ul>
    </Sheet>
  );
}

function Line({ line: { name, versionName, image, tile, reason, added, quantity } }: { line: NotAdded }) {
  return (
    <li className="flex items-center gap-3 py-3">
      {/* as: the contract types a tint as text; the catalogue has only these values */}
      <Tile tint={tile as TileTint} soldOut={added === 0} className="w-14 shrink-0 rounded-[15px]">
        <Picture image={image} alt="" sizes="56px" small />
      </Tile>
      <div className="min-w-0 flex-1">
        <p className="text-label">{name}</p>
        {versionName && <p className="text-small text-text-3">{versionName}</p>}
        <p className="text-small text-warn">{reason}</p>
      </div>
      {added > 0 && <Badge tone="warn">{words.partly(added, quantity)}</Badge>}
    </li>
  );
}
