import { paths } from '../../../paths/paths.ts';
import { cleanSearch } from '../../../ui/clean-search.ts';

export const tabNames = ['runner', 'load', 'history', 'configs', 'documentation'] as const;
export type TabName = (typeof tabNames)[number];

/** What is looked at, as the address of the page has it. Empty texts stand for no choice. */
export interface View {
  tab: TabName;
  search: string;
  page: number;
  /** The execution that is looked at in the history. */
  execution: string;
  /** The load test that is looked at. */
  load: string;
}

const usual: View = { tab: 'runner', search: '', page: 1, execution: '', load: '' };

/** Addresses are typed and mailed; what makes no sense in them is no choice. */
export function readView(address: URLSearchParams): View {
  const id = (name: string) => address.get(name)?.slice(0, 64) ?? '';
  const page = Number(address.get('page'));
  return {
    tab: tabNames.find((name) => name === address.get('tab')) ?? usual.tab,
    search: cleanSearch(address.get('search') ?? ''),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    execution: id('execution'),
    load: id('load'),
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

/** Another tab begins anew; any other change but of the page begins at the first page. */
export function changeView(view: View, change: Partial<View>): View {
  const isOther = change.tab !== undefined && change.tab !== view.tab;
  return isOther ? { ...usual, ...change } : { ...view, page: 1, ...change };
}

/** The whole address of a view, for links. */
export function addressOf(view: Partial<View>): string {
  const search = writeView(view);
  return search.size > 0 ? `${paths.apiTesting}?${search}` : paths.apiTesting;
}
