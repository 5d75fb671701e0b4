export function ProfileScreen() {
  return <h1 className="page-wrap py-8 text-h1">ProfileScreen</h1>;
}
