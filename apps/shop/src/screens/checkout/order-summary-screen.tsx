export function OrderSummaryScreen() {
  return <h1 className="page-wrap py-8 text-h1">OrderSummaryScreen</h1>;
}
