/// <reference lib="dom" />

type Pseudo = '::before' | '::after';

/** Text that styles put before and behind elements. Runs in the page: it may use nothing from outside itself. */
export function makeGenerated() {
  const mostRules = 20_000;
  const byRoot = new WeakMap<Node, { selector: string; pseudo: Pseudo }[]>();

  /** Icons are drawn by letters of no language. */
  function isWords(text: string): boolean {
    return /[\p{L}\p{N}]/u.test(text);
  }

  function collect(
    rules: CSSRuleList,
    found: { selector: string; pseudo: Pseudo }[],
    budget: { left: number },
  ): void {
    for (const rule of rules) {
      budget.left -= 1;
      if (budget.left < 0) return;
      if (rule instanceof CSSStyleRule) {
        const { content } = rule.style;
        if (!content || content === 'none' || content === 'normal') continue;
        if (!isWords(content) || /^(?:url|counter)/.test(content)) continue;
        for (const part of rule.selectorText.split(',')) {
          const [, selector = '', side] = /^(.*?)::?(before|after)$/.exec(part.trim()) ?? [];
          if (side) found.push({ selector: selector || '*', pseudo: `::${side}` as Pseudo });
        }
      } else if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList, found, budget);
    }
  }

  function rulesOf(root: Node): { selector: string; pseudo: Pseudo }[] {
    const known = byRoot.get(root);
    if (known) return known;
    const found: { selector: string; pseudo: Pseudo }[] = [];
    byRoot.set(root, found);
    const { styleSheets, adoptedStyleSheets } = root as Document | ShadowRoot;
    for (const sheet of [...(styleSheets ?? []), ...(adoptedStyleSheets ?? [])])
      try {
        collect(sheet.cssRules, found, { left: mostRules });
      } catch {
        // A sheet of another origin does not tell its rules.
      }
    return found;
  }

  function isMatched(element: Element, selector: string): boolean {
    try {
      return element.matches(selector);
    } catch {
      // A list within :is() was cut apart.
      return false;
    }
  }

  function readContent(element: Element, pseudo: Pseudo): string {
    const style = getComputedStyle(element, pseudo);
    if (style.display === 'none' || style.visibility !== 'visible' || style.opacity === '0') return '';
    const strings = style.content.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    const text = strings.map((one) => one.slice(1, -1).replace(/\\(.)/g, '$1')).join('');
    return isWords(text) ? text : '';
  }

  function read(element: Element): { before: string; after: string } | undefined {
    const rules = rulesOf(element.getRootNode());
    if (rules.length === 0) return undefined;
    const sides = { before: '', after: '' };
    for (const { selector, pseudo } of rules) {
      const side = pseudo === '::before' ? 'before' : 'after';
      if (sides[side] === '' && isMatched(element, selector)) sides[side] = readContent(element, pseudo);
    }
    return sides.before || sides.after ? sides : undefined;
  }

  return { read };
}

export type Generated = ReturnType<typeof makeGenerated>;
