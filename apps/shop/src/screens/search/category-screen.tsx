export function CategoryScreen() {
  return <h1 className="page-wrap py-8 text-h1">CategoryScreen</h1>;
}
