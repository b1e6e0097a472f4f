/** One requirement as somebody would type it, with the verdict it must get on the page as it should be and with a seeded bug. */
export interface VerdictEntry {
  /** `shop` is the demo shop. */
  site: 'shop' | 'gallery' | 'campus' | 'clinic' | 'desk' | 'travel' | 'bank' | 'board';
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

/** A text about one of the gallery's pages. */
export function onGallery(
  page: string,
  bug: string | undefined,
  text: string,
  clean: VerdictEntry['clean'] = 'passed',
): VerdictEntry {
  return { site: 'gallery', start: `/gallery/${page}`, text, clean, ...(bug && { bug }) };
}

/** Makes entries about one site; an empty bug is none. */
export function about(site: VerdictEntry['site']) {
  return (
    start: string,
    clean: VerdictEntry['clean'],
    bug: string,
    text: string,
    bugged?: NonNullable<VerdictEntry['bugged']>,
  ): VerdictEntry => ({ site, start, text, clean, ...(bug && { bug }), ...(bugged && { bugged }) });
}
