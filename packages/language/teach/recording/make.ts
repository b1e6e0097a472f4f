import type { RequestListener } from 'node:http';
import type { Recipe } from '@assay/testbed/real';

/** What is done before the next state is recorded: one canonical sentence, or several. */
export type Move = string | readonly string[];

export interface PagePlan {
  /** Where the page is; its name with a slash in front by default. */
  path?: string;
  /** Each begins on the page as it is when opened; plays that begin alike share their first states. */
  plays: readonly (readonly Move[])[];
}

/** One kit, template, site or application whose pages are recorded. */
export interface Make {
  make: string;
  /** Of what is shown on its pages. */
  licence: string;
  /** npm packages with their versions, such as `bootstrap@5`. */
  packages?: readonly string[];
  /** Answers every request. By default `pages/MAKE/PAGE.html` beside the make is `/PAGE`, and `/npm/` the installed packages. */
  serve?(installed: string): RequestListener;
  /** A whole application instead: it is installed, filled with its data and started, and has these data again before each play. */
  app?: Recipe;
  /** A list of moves is the only play of its page. */
  pages: Readonly<Record<string, readonly Move[] | PagePlan>>;
}

export function planOf(name: string, page: Make['pages'][string]): Required<PagePlan> {
  return 'plays' in page ? { path: `/${name}`, ...page } : { path: `/${name}`, plays: [page] };
}
