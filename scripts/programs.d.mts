export const programs: Record<string, string>;
export function isBundleCurrent(): boolean;
export function programFile(source: string): string;
