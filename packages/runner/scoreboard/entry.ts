/** One requirement as somebody would type it, with the verdict it must get on the page as it should be and with a seeded bug. */
export interface VerdictEntry {
  /** `shop` is the demo shop. */
  site: 'shop' | 'gallery';
  /** The path given as the target address, such as /demo/products. */
  start: string;
  text: string;
  /** On the page without bugs. */
  clean: 'passed' | 'failed' | 'hollow' | 'not found' | 'ambiguous' | 'not understood';
  /** A seeded bug that the text must notice. */
  bug?: string;
  /** With that bug on; `failed` unless given. */
  bugged?: 'failed' | 'error';
}
