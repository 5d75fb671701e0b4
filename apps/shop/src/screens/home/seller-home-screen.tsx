export function SellerHomeScreen() {
  return <h1 className="page-wrap py-8 text-h1">SellerHomeScreen</h1>;
}
