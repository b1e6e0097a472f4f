export const kernels: string[];
export function builtFile(folder: string): string;
export function firstLine(folder: string): string;
export function findCompiler(): string | undefined;
export function compileKernel(folder: string): string;
