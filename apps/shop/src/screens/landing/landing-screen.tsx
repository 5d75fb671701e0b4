export function LandingScreen() {
  return <h1 className="page-wrap py-8 text-h1">LandingScreen</h1>;
}
