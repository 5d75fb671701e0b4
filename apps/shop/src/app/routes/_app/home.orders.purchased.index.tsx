import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/home/orders/purchased/')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_app/home/orders/purchased/"!</div>
}
