import { paths } from '../../../paths/paths.ts';
import { cleanSearch } from '../../../ui/clean-search.ts';

export const tabs = ['overview', 'history', 'comparison', 'baselines'] as const;
export type TabName = (typeof tabs)[number];

/** Which comparisons the history shows. */
export const shows = ['all', 'passed', 'failed', 'new', 'waiting'] as const;
export type Show = (typeof shows)[number];

/** What is looked at, as the address of the page has it. Empty texts stand for no choice. */
export interface View {
  tab: TabName;
  show: Show;
  search: string;
  page: number;
  /** Comparisons of one run only. */
  run: string;
  /** Comparisons with one baseline only. */
  look: string;
  /** The comparison that is looked at. */
  comparison: string;
  /** The baseline that is looked at. */
  baseline: string;
}

const usual: View = {
  tab: 'overview',
  show: 'all',
  search: '',
  page: 1,
  run: '',
  look: '',
  comparison: '',
  baseline: '',
};

function oneOf<T extends string>(known: readonly T[], given: string | null, otherwise: T): T {
  return known.find((value) => value === given) ?? otherwise;
}

/** Addresses are typed and mailed; what makes no sense in them is no choice. */
export function readView(address: URLSearchParams): View {
  const id = (name: string) => address.get(name)?.slice(0, 64) ?? '';
  const page = Number(address.get('page'));
  return {
    tab: oneOf(tabs, address.get('tab'), usual.tab),
    show: oneOf(shows, address.get('show'), usual.show),
    search: cleanSearch(address.get('search') ?? ''),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    run: id('run'),
    look: id('look'),
    comparison: id('comparison'),
    baseline: id('baseline'),
  };
}

/** The part of an address that shows a view; what is as usual is left out. */
export function writeView(view: Partial<View>): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...usual, ...view })) {
    if (value !== Reflect.get(usual, name)) address.set(name, String(value));
  }
  return address;
}

/** Another tab keeps what was chosen on the others, but no search of theirs; any other change but of the page begins at the first. */
export function changeView(view: View, change: Partial<View>): View {
  const { comparison, baseline } = view;
  const isOther = change.tab !== undefined && change.tab !== view.tab;
  return isOther ? { ...usual, comparison, baseline, ...change } : { ...view, page: 1, ...change };
}

/** The whole address of a view, for links. */
export function addressOf(view: Partial<View>): string {
  const search = writeView(view);
  return search.size > 0 ? `${paths.visualTesting}?${search}` : paths.visualTesting;
}

/** What the server is asked for by each choice. */
export function filterOf(show: Show): {
  status?: 'passed' | 'failed' | 'new';
  review?: 'waiting';
} {
  if (show === 'all') return {};
  return show === 'waiting' ? { review: 'waiting' } : { status: show };
}
