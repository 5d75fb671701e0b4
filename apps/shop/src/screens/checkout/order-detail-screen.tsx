export function OrderDetailScreen() {
  return <h1 className="page-wrap py-8 text-h1">OrderDetailScreen</h1>;
}
