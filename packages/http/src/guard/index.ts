export { type ConnectOptions, connectGuarded, toUnreachable } from './connect/connect-guarded.ts';
export {
  connectSecurely,
  guardedHttpAgent,
  guardedHttpsAgent,
  guardedUndiciConnect,
} from './connect/guarded-agents.ts';
export { type Lookup, resolveTarget, type Target } from './connect/resolve-target.ts';
export { type Elsewhere, readClients } from './proxy/admit.ts';
export { type GuardAnswer, readGuardAnswer } from './proxy/headers.ts';
export type { ProxyLimits } from './proxy/limits.ts';
export {
  type GuardProxy,
  type ProxyOptions,
  type ProxySettings,
  startGuardProxy,
} from './proxy/start-proxy.ts';
export type { Trouble } from './proxy/trouble.ts';
export { type Asked, judgeAddress } from './rules/judge-address.ts';
export { judgeUrl, type UrlVerdict } from './rules/judge-url.ts';
export { type AllowedTarget, allowOnly, type Policy, readPolicy } from './rules/policy.ts';
export {
  GuardRefusal,
  type RefusalReason,
  Unreachable,
  type UnreachableReason,
  type Verdict,
} from './rules/refusal.ts';
