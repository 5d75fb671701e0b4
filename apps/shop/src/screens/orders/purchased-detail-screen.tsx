export function PurchasedDetailScreen() {
  return <h1 className="page-wrap py-8 text-h1">PurchasedDetailScreen</h1>;
}
