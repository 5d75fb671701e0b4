export function PurchasedScreen() {
  return <h1 className="page-wrap py-8 text-h1">PurchasedScreen</h1>;
}
