export function CustomerHomeScreen() {
  return <h1 className="page-wrap py-8 text-h1">CustomerHomeScreen</h1>;
}
