/// <reference lib="dom" />

/** What developers call an element: test ids, ids, names, classes, as words. Runs in the page: it may use nothing from outside itself. */
export function makeHints() {
  const testAttributes = ['data-testid', 'data-test', 'data-test-id', 'data-cy', 'data-qa'];
  const styling =
    /^(?:btn|fa|fas|far|fab|svg|css|sc|mui|ant|jss|col|row|flex|grid|is|has|d|w|h|p|m|px|py|mt|mb|sm|md|lg|xl|icon|icons|material|js|nav|navbar|item|active|disabled|primary|secondary|default|large|small|outline|form|control)$/i;

  const structural = /^(?:link|button|input|field|container|wrapper|root|element)$/i;

  function toWords(text: string): string {
    const words = text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !/\d[a-z]+\d|[a-z]\d[a-z]|^\d{3,}$/i.test(word));
    const telling = words.filter((word) => !structural.test(word));
    return (telling.length > 0 ? telling : words).join(' ').slice(0, 80);
  }

  function wordsOfClass(element: Element): string {
    const words = [...element.classList]
      .filter((name) => !name.includes(':') && !name.includes('__'))
      .flatMap((name) => toWords(name).split(' '))
      .filter((word) => word.length > 2 && !styling.test(word));
    return [...new Set(words)].slice(0, 6).join(' ');
  }

  /** Pictures without a name still say what they are: in a class, a sprite's fragment or a file name. */
  function wordsOfPicture(element: Element): string {
    const picture = element.querySelector('svg,img,i,[class*="icon"],use');
    if (!picture) return '';
    const use = picture.localName === 'use' ? picture : picture.querySelector('use');
    const reference =
      use?.getAttribute('href') ?? use?.getAttribute('xlink:href') ?? picture.getAttribute('src') ?? '';
    const file =
      reference
        .split(/[#/]/)
        .pop()
        ?.replace(/\.\w+$/, '') ?? '';
    const named = picture.getAttribute('data-icon') ?? '';
    return `${toWords(named)} ${wordsOfClass(picture)} ${toWords(file)}`
      .replace(/\bicon\b/gi, '')
      .replace(/\s+/g, ' ')
      .trim();
  }

  function hintOf(element: Element, bare: boolean): string {
    for (const attribute of testAttributes) {
      const value = element.getAttribute(attribute);
      if (value) return toWords(value);
    }
    // A field called "id" hides the form's own property.
    const attributes =
      toWords(element.getAttribute('id') ?? '') || toWords(element.getAttribute('name') ?? '');
    const own = attributes || wordsOfClass(element);
    return bare ? `${own} ${wordsOfPicture(element)}`.trim() : own;
  }

  /** "fa fa-paperclip" shows a paperclip. */
  function iconOf(element: Element): string {
    const named = element.getAttribute('data-icon') ?? element.getAttribute('data-lucide') ?? '';
    return (toWords(named) || wordsOfClass(element))
      .replace(/\b(?:glyphicon|lucide|mdi|solid|regular|fw|spin)\b/gi, '')
      .replace(/\s+/g, ' ')
      .trim();
  }

  return { hintOf, iconOf };
}

export type Hints = ReturnType<typeof makeHints>;
