export function SearchScreen() {
  return <h1 className="page-wrap py-8 text-h1">SearchScreen</h1>;
}
