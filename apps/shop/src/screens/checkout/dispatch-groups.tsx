import type { CartProduct } from '@tonalia/contract/purchase';
import { Badge } from '@tonalia/ui/badge';
import { Card } from '@tonalia/ui/card';
import { DispatchRow } from '../../features/order/dispatch-row.tsx';
import { dispatchesOf } from '../../features/order/dispatches.ts';
import { LineRow } from '../../features/order/line-row.tsx';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';

/** What leaves on which day, line by line. */
export function DispatchGroups({ lines }: { lines: readonly CartProduct[] }) {
  return dispatchesOf(lines).map(({ day, units, lines: members }) => (
    <Card key={day ?? 'now'} flush className="px-3.5 pt-3.5 pb-1 lg:px-5.5 lg:pt-4.5">
      <div className="pb-3">
        <DispatchRow
          day={day}
          units={units}
          after={day !== null && <Badge tone="presale">{purchaseMessages.presale}</Badge>}
        />
      </div>
      <ul>
        {members.map((line) => (
          <LineRow key={`${line.code}-${line.versionCode}-${line.assemblyVersionCode}`} line={line} />
        ))}
      </ul>
    </Card>
  ));
}
