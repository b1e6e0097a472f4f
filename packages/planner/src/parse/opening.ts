import { looksLikeAddress } from '../steps/addresses.ts';
import { anyMark } from '../steps/quoting.ts';
import { type Literal, literalOf, nameOf } from './literals.ts';
import { readPath } from './paths.ts';
import type { ActionReader, ActionReading } from './reader.ts';
import { readPhrase } from './targets.ts';
import { tidy, withoutArticle } from './wording.ts';

const addressForm = new RegExp(
  `^(?:(?:the |an? |our |my )?(?:[\\w-]+ ){0,3}(?:page|site|website|app|application|url|address|shop|store|link|path|login|homepage|portal|browser|tab)?(?: at| under| on| of| with the (?:url|address)| and (?:go|navigate) to| to)? ?:? ?\\(?)?(${anyMark})\\)?(?: (?:page|site|website|url|in (?:the|a|my) browser|directly).*)?$`,
  'i',
);
const pageForm =
  /^(?:the |an? |my |our |your |its |his |her |their )?(.+?) (?:page|screen|site|website|homepage)$/i;
const homeForm =
  /^(?:the |our )?(?:home ?page|start page|landing page|main page|home|front page|site|website|app|application|shop|store)$/i;

function readAddress(text: string, literals: Literal[]): ActionReading {
  const mark = addressForm.exec(text)?.[1];
  const literal = mark ? literalOf(mark, literals) : undefined;
  return literal && looksLikeAddress(literal.value) ? [{ do: 'open', address: literal.value }] : undefined;
}

function readNamedPage(text: string, literals: Literal[]): ActionReading {
  if (homeForm.test(text)) return [{ do: 'open', address: homeName(text), named: true }];
  const page = pageForm.exec(text)?.[1];
  return page ? [{ do: 'open', address: nameOf(page, literals), named: true }] : undefined;
}

function homeName(text: string): string {
  const bare = withoutArticle(text).toLowerCase();
  return /^(?:start|landing|main|front) page$/.test(bare) ? bare.replace(' page', '') : 'home';
}

/** Go to, visit, navigate to. */
export const readGo: ActionReader = ({ rest, lemma }, literals) => {
  const text = tidy(rest);
  if (text === '') return undefined;
  if (/^(?:the )?(?:previous|last) page$/i.test(text) || /^back$/i.test(text)) return [{ do: 'back' }];
  const opened = readAddress(text, literals);
  if (opened) return opened;
  const [, there, from] = /^(.+?) from (?:the |my |your )?(.+?) page$/i.exec(text) ?? [];
  if (there && from) {
    const gone = readGo({ family: 'go', lemma, inflection: 'base', rest: there }, literals);
    if (Array.isArray(gone)) return [{ do: 'open', address: nameOf(from, literals), named: true }, ...gone];
  }
  const path = readPath(text, literals);
  if (path) return path;
  const named = readNamedPage(text, literals);
  if (named) return named;
  if (/checkout|payment/i.test(text) && /^(?:proceed|continue)/.test(lemma))
    return [{ do: 'click', target: readPhrase(text, literals) }];
  const target = readPhrase(text, literals);
  if (target.kind === 'section' || target.name === 'footer') return [{ do: 'scroll to', target }];
  if (target.kind) return [{ do: 'click', target }];
  return [{ do: 'open', address: nameOf(withoutArticle(text), literals), named: true }];
};

/** Open, launch, view: an address or a page, else something to click on. */
export const readOpen: ActionReader = ({ rest, lemma }, literals) => {
  const text = tidy(rest);
  if (text === '') return undefined;
  const opened = readAddress(text, literals) ?? readNamedPage(text, literals);
  if (opened) return opened;
  const path = readPath(text, literals);
  if (path) return path;
  if (lemma === 'load') return undefined;
  return [{ do: 'click', target: readPhrase(text, literals) }];
};

export const readReload: ActionReader = ({ rest }) =>
  /^(?:(?:the |this )?(?:current )?(?:page|browser|tab|site|view|screen|window).*)?$/i.test(tidy(rest))
    ? [{ do: 'reload' }]
    : undefined;

export const readBack: ActionReader = ({ rest }) =>
  /^(?:(?:one page|once|a page|in the browser|to the (?:previous|last) page|(?:in|with|using) the browser.*|of the browser|button)?)$/i.test(
    tidy(rest),
  )
    ? [{ do: 'back' }]
    : undefined;

export const readForward: ActionReader = ({ rest }) =>
  /^(?:(?:one page|once|in the browser|to the next page)?)$/i.test(tidy(rest))
    ? [{ do: 'forward' }]
    : undefined;
