import { createFileRoute } from '@tanstack/react-router';
import { ordersQuery } from '../../../api/queries/orders.ts';
import { OrdersScreen } from '../../../screens/orders/orders-screen.tsx';
import { load } from '../../load.ts';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/profile/orders/history/')({
  ...place('orderHistory'),
  // The query's code is not in the entry.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { cache } }) => load(cache, (it) => it.ensureInfiniteQueryData(ordersQuery)),
  component: OrdersScreen,
});
