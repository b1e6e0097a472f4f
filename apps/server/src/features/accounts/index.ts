export { authenticate } from './authenticate.ts';
export { createFirstAdmin } from './create-first-admin.ts';
export { mailIfWanted } from './mail-if-wanted.ts';
export { oneAfterAnother } from './one-after-another.ts';
export { hashEmail } from './passwords.ts';
export { lastAdminRefusal, superAdminRefusals } from './policy.ts';
export { type RemoveData, removePerson } from './remove-person.ts';
export { accountHandlers } from './routes.ts';
export { type Account, countOtherAdmins, findAccount, findTimezone } from './store.ts';
