export function CouponListScreen() {
  return null;
}
