import type { PaymentMethod } from '@tonalia/contract/payment';

/** A transfer is paid after the order, as cash is. */
export const methodGroups = [
  ['instant', ['instant']],
  ['credit', ['credit']],
  ['on_delivery', ['transfer', 'on_delivery']],
] as const satisfies readonly (readonly [string, readonly PaymentMethod['group'][]])[];

export const membersOf = (methods: readonly PaymentMethod[], kinds: readonly PaymentMethod['group'][]) =>
  methods.filter(({ group }) => kinds.includes(group));

/** All of them, one group after the other: the same order wherever they stand. */
export const inGroups = (methods: readonly PaymentMethod[]): PaymentMethod[] =>
  methodGroups.flatMap(([, kinds]) => membersOf(methods, kinds));
