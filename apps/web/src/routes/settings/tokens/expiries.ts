/** How long a token may last; without days it lasts until it is revoked. */
export const expiries = {
  '7': { label: 'in 7 days', days: 7 },
  '30': { label: 'in 30 days', days: 30 },
  '90': { label: 'in 90 days', days: 90 },
  '365': { label: 'in a year', days: 365 },
  never: { label: 'never, until it is revoked', days: undefined },
} as const;
export type Expiry = keyof typeof expiries;
