import type { AuditEntry } from '@tonalia/contract/office-audit';
import type { BulkResult } from '@tonalia/contract/office-wire';
import { useQueryClient } from '@tanstack/react-query';
import { hour } from '@tonalia/rules/durations';
import { undoHours } from '@tonalia/rules/policy';
import { forgetPortfolios, undoAssignment } from '../../api/customer-assignment.ts';
import { undoAct } from '../../api/orders.ts';
import { forgetProducts, undoCells } from '../../api/products.ts';
import { type Permission, mayDo, useOperator } from '../../api/session.ts';
import { UndoButton } from '../../features/order-acts/undo-button.tsx';
import { auditTexts as texts } from '../../messages/audit.es-CO.ts';
import { customerBulkTexts } from '../../messages/customer-bulk.es-CO.ts';
import { actOf } from './audit-acts.ts';

interface UndoKind {
  needs: Permission;
  undoAct: (id: string, dryRun?: boolean) => Promise<BulkResult>;
  undone?: (changed: number, all: number) => string;
}

const orders: UndoKind = { needs: 'orders.dispatch', undoAct };

/** How acts are undone. */
const kinds: Record<string, UndoKind | undefined> = {
  'auth.customers_assigned': {
    needs: 'portfolios.assign',
    undoAct: undoAssignment,
    undone: customerBulkTexts.undone,
  },
  'products.cells_changed': { needs: 'catalogue.edit', undoAct: undoCells, undone: texts.cellsUndone },
  'purchase.bulk_preparing': orders,
  'purchase.bulk_dispatched': orders,
  'purchase.bulk_delivered': orders,
};

/** The way back of an act, while it has one. */
export function UndoEvent({ event, now }: { event: AuditEntry; now: Date }) {
  const cache = useQueryClient();
  const operator = useOperator();
  const kind = kinds[event.action];
  const act = actOf(event);
  const until = new Date(new Date(event.at).getTime() + undoHours * hour);
  if (!kind || act === undefined || until <= now || !mayDo(operator, kind.needs)) return null;
  return (
    <UndoButton
      undo={{ _id: act, until: until.toISOString() }}
      undoAct={kind.undoAct}
      {...(kind.undone && { undone: kind.undone })}
      onUndone={() => {
        void forgetProducts(cache);
        void forgetPortfolios(cache);
        void cache.invalidateQueries({ queryKey: ['audit'] });
      }}
    />
  );
}
