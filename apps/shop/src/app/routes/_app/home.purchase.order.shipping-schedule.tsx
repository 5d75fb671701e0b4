import { createFileRoute } from '@tanstack/react-router';
import { ShippingScheduleScreen } from '../../../screens/checkout/shipping-schedule-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/purchase/order/shipping-schedule')({
  ...place('shippingSchedule'),
  component: ShippingScheduleScreen,
});
