export function FinalizingPaymentScreen() {
  return <h1 className="page-wrap py-8 text-h1">FinalizingPaymentScreen</h1>;
}
