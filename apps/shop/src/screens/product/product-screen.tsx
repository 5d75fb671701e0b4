export function ProductScreen() {
  return <h1 className="page-wrap py-8 text-h1">ProductScreen</h1>;
}
