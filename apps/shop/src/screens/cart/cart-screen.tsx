export function CartScreen() {
  return <h1 className="page-wrap py-8 text-h1">CartScreen</h1>;
}
