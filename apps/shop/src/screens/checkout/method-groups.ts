import type { PaymentMethod } from '@tonalia/contract/payment';

/** Groups of payment methods. A bank transfer is paid after the order, like cash. */
export const methodGroups = [
  ['instant', ['instant']],
  ['credit', ['credit']],
  ['on_delivery', ['transfer', 'on_delivery']],
] as const satisfies readonly (readonly [string, readonly PaymentMethod['group'][]])[];

export const membersOf = (methods: readonly PaymentMethod[], kinds: readonly PaymentMethod['group'][]) =>
  methods.filter(({ group }) => kinds.includes(group));

/** All methods, group by group: the same order on every screen. */
export const sortByGroup = (methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methodGroups.flatMap(([, kinds]) => membersOf(methods, kinds));
