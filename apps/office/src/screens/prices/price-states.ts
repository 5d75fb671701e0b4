/** The states of offers by their names in the address. */
export const dealStates = { activas: 'running', programadas: 'coming', terminadas: 'ended' } as const;
export const dealStateNames = Object.keys(dealStates) as (keyof typeof dealStates)[]; // as: the keys of the table above

/** The states of coupons by their names in the address. */
export const couponStates = {
  activos: 'running',
  programados: 'coming',
  agotados: 'used_up',
  vencidos: 'ended',
} as const;
export const couponStateNames = Object.keys(couponStates) as (keyof typeof couponStates)[]; // as: the keys of the table above
