import type { AuditEntry } from '@tonalia/contract/office-audit';

/** The id of the act behind an event: its subject, but an assignment has its seller there. One customer alone was given by no act. */
export function actOf({ action, subject, detail }: AuditEntry): string | undefined {
  if (action !== 'auth.customers_assigned') return subject;
  return typeof detail['assignmentId'] === 'string' ? detail['assignmentId'] : undefined;
}

/** Ids of the acts that these events say were undone. */
export const undoneActs = (events: readonly AuditEntry[]): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ action, subject, detail }) => {
      if (action === 'products.cells_undone' || action === 'auth.assignment_undone') return subject;
      return action === 'purchase.shipment_moved_back' && typeof detail['act'] === 'string' ? detail['act'] : [];
    }),
  );
