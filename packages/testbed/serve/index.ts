export { serveAudits } from './audit-site.ts';
export { type HostileSite, serveHostileSite } from './hostile-site.ts';
export { openShop, type Shop } from './open-shop.ts';
export { serveSite, type TestSite } from './serve-site.ts';
export { type FixturesServer, startFixtures } from './start-fixtures.ts';
export { type Bug, startService } from './start-service.ts';
export { type StartedSite, startSite } from './start-site.ts';
