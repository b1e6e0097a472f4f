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

/** Who tells of a site that something is wrong with it, and seldom is what uses it in a test. */
export const reporters = list(`
  customer, user, colleague, client, visitor, guest, shopper, reader, member, buyer, subscriber, teacher, student, pupil, parent, patient,
  employee, tester, developer, partner, supplier, neighbour, friend, clerk, secretary, lawyer, boss, manager, designer, product owner, shop owner, auditor,
  accountant, agency, translator, driver, courier, lady, gentleman, man, woman, team, somebody, someone, people, many, several, some
`);
export const departments = list(`
  support, marketing, sales, qa, hr, legal, finance, accounting, controlling, management, logistics, purchasing, compliance,
  customer service, customer support, customer care, the warehouse, the office, the help desk, the helpdesk,
  the hotline, the front desk, the reception, the factory, the press, the works council
`);

/** What who built something says of the work on it; nobody does so in a test. */
export const buildingVerbs = list(`
  touched, fixed, rewrote, rewritten, refactored, capped, reworked, merged, deployed, shipped, released, migrated, rebuilt, introduced,
  redesigned, optimised, optimized, repaired, patched, implemented, relaunched, tweaked, hardened
`);
