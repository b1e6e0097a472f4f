export { type ConnectOptions, connectGuarded, toUnreachable } from './connect-guarded.ts';
export {
  connectSecurely,
  guardedHttpAgent,
  guardedHttpsAgent,
  guardedUndiciConnect,
} from './guarded-agents.ts';
export { type Asked, judgeAddress } from './judge-address.ts';
export { judgeUrl, type UrlVerdict } from './judge-url.ts';
export { type AllowedTarget, allowOnly, type Policy, readPolicy } from './policy.ts';
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
export {
  GuardRefusal,
  type RefusalReason,
  Unreachable,
  type UnreachableReason,
  type Verdict,
} from './refusal.ts';
export { type Lookup, resolveTarget, type Target } from './resolve-target.ts';
