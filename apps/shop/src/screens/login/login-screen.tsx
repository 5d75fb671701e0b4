export function LoginScreen() {
  return <h1 className="page-wrap py-8 text-h1">LoginScreen</h1>;
}
