/** What app.ts and commands of the server use; app.ts wires the routes through plugin.ts. */
export { type ActAuthor, authorOf } from './office-context.ts';
export { changeOperator, removeOperator } from './manage/change-operator.ts';
export { openFirstLink } from './first-run/first-owner.ts';
export { type NewOperator, addOperator, inviteAgain } from './manage/invite-operator.ts';
export { type ReadyOperator, keepReadyOperators } from './manage/keep-ready-operators.ts';
export { type OperatorRow, listOperators } from './operator/operator.sql.ts';
export { readOfficeCookie } from './session/office-cookie.ts';
export { identifyOperator } from './session/operator-session.ts';
/** Tokens of links and devices that other modules keep. */
export { digest, newSecret } from '../auth/index.ts';
