export function PaymentMethodsScreen() {
  return <h1 className="page-wrap py-8 text-h1">PaymentMethodsScreen</h1>;
}
