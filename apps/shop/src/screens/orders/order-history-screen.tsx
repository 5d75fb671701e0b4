export function OrderHistoryScreen() {
  return <h1 className="page-wrap py-8 text-h1">OrderHistoryScreen</h1>;
}
