import type { Answer, Visit } from '../shared/visit.ts';
import { showBasket } from './basket.ts';
import { showCatalogue } from './catalogue.ts';
import { showCheckout } from './checkout.ts';
import { showCourse } from './course.ts';
import { showForum } from './forum.ts';
import { showHelp } from './help.ts';
import { forMembers, logOut, showLogin } from './login.ts';
import { showMy } from './my.ts';
import { showNews } from './news.ts';
import { showProfile } from './profile.ts';
import { showSearch } from './search.ts';
import { showStart } from './start.ts';
import { showTimetable } from './timetable.ts';

/** The pages by the first part of their path; undefined stands for a page that is not there. */
export const pages: Record<string, (visit: Visit) => Answer | undefined | Promise<Answer>> = {
  '': showStart,
  news: showNews,
  search: showSearch,
  catalogue: showCatalogue,
  course: showCourse,
  basket: showBasket,
  checkout: showCheckout,
  login: showLogin,
  logout: logOut,
  my: forMembers(showMy),
  timetable: showTimetable,
  forum: showForum,
  profile: forMembers(showProfile),
  help: showHelp,
};
