export function SelectCustomerScreen() {
  return <h1 className="page-wrap py-8 text-h1">SelectCustomerScreen</h1>;
}
