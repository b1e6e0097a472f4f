/** How thorough to be: `npm test` does a short form, `npm run security` a long one. */
export const isLong = process.env.SECURITY_FORM === 'long';
/** Requests made up for all calls together. */
export const fuzzCount = Number(process.env.SECURITY_FUZZ ?? 1040);
export const fuzzSeed = Number(process.env.SECURITY_SEED ?? 20_261_115);
