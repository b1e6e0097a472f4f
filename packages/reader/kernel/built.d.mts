/** The compiled kernel in base64; the file beside this one is written by scripts/build-kernels.mjs. */
export const kernel: string;
