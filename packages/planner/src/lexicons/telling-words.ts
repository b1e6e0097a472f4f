import { list } from './list.ts';

/** Verbs of what was, where they cannot be taken for those of what is. */
export const pastVerbs = list(`
  was, were, had, did, could, would, got, came, went, kept, lost, threw, took, gave, made, saw, found, left, sent, said, told,
  stood, ran, broke, fell, froze, began, became, forgot, wrote, brought, felt, knew, thought, held, ended, stayed, showed, used to
`);

/** A change after which things are as they should be. */
export const changes = list(`
  fix, bug fix, bugfix, hotfix, patch, release, update, upgrade, change, deployment, deploy, version, migration, refactoring,
  redesign, relaunch, rewrite, commit, merge, rollout, repair
`);

/** Times that are over by the day on which something is tested. */
export const pastDays = list(`
  yesterday, the other day, last night, last week, last month, last year, last time, last sprint, last friday, last monday, a while ago,
  some time ago, a few days ago, a week ago, two weeks ago, this morning, the day before
`);

/** Times before what was changed, said of how things were. */
export const formerTimes = list(`
  previously, formerly, in the past, earlier, back then, at that time, until now, till now, up to now, until recently, until last week,
  until yesterday, so far, in earlier versions, in earlier releases, in previous versions, in the old version, in the previous version,
  in the last version, in the last release, in the previous release, originally
`);
