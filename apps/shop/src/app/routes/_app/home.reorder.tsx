import { literals } from '@tonalia/contract/literals.es-CO';
import { createFileRoute } from '@tanstack/react-router';
import { ReorderScreen } from '../../../screens/reorder/reorder-screen.tsx';
import { place } from '../../places.ts';
import { useLateTitle } from '../../use-late-title.ts';

export const Route = createFileRoute('/_app/home/reorder')({ ...place('reorder'), component: Page });

/** `pedido` in the address names the order. */
function Page() {
  const { pedido }: Record<string, unknown> = Route.useSearch();
  useLateTitle(Route.id, literals.reorder);
  return <ReorderScreen named={typeof pedido === 'string' ? pedido : undefined} />;
}
