import { createFileRoute } from '@tanstack/react-router';
import { CouponListScreen } from '../../../screens/checkout/coupon-list-screen.tsx';
import { place } from '../../places.ts';

export const Route = createFileRoute('/_app/home/purchase/order/summary/coupon-list')({
  ...place('couponList'),
  component: CouponListScreen,
});
