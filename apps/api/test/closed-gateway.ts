import { type Gateway, GatewayDown } from '../src/modules/purchase/gateway/gateway.ts';

const closed = () => Promise.reject(new GatewayDown('closed'));

/** A gateway that never responds: instant methods can be chosen, and nothing is charged. */
export const closedGateway: Gateway = {
  name: 'closed',
  methods: ['card', 'pse', 'nequi'],
  lends: false,
  canBeAsked: true,
  limits: async () => null,
  options: closed,
  charge: closed,
  find: closed,
  findByReference: closed,
  cancel: closed,
  saveCard: closed,
  readEvent: () => undefined,
};
