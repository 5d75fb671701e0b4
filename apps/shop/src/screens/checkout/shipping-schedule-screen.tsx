export function ShippingScheduleScreen() {
  return null;
}
