export function OrderHistoryDetailScreen() {
  return <h1 className="page-wrap py-8 text-h1">OrderHistoryDetailScreen</h1>;
}
