/** The program that the recipe writes beside the packages: AdminJS over records in memory. */
export const server = `
import AdminJS, { BaseDatabase, BaseProperty, BaseRecord, BaseResource } from 'adminjs';
import AdminJSExpress from '@adminjs/express';
import express from 'express';

const dayOf = (value) => { const d = new Date(value); return [d.getFullYear(), d.getMonth() + 1, d.getDate()].map((n) => String(n).padStart(2, '0')).join('-'); };
class Table { constructor(name, fields, rows) { Object.assign(this, { name, fields, rows, next: rows.length + 1 }); } }
class Property extends BaseProperty {
  constructor(name, field, at) { super({ path: name, type: field.ref ? 'reference' : field.values ? 'string' : field.type ?? 'string', isId: name === 'id', isSortable: true, position: at }); this.field = field; }
  reference() { return this.field.ref ?? null; }
  availableValues() { return this.field.values?.map(({ value }) => value) ?? null; }
  isRequired() { return Boolean(this.field.must); }
  isEditable() { return this.name() !== 'id'; }
}
class Resource extends BaseResource {
  static isAdapterFor(raw) { return raw instanceof Table; }
  constructor(table) { super(table); this.table = table; this.list = Object.entries(table.fields).map(([n, f], at) => new Property(n, f, at)); }
  databaseName() { return 'memory'; }
  databaseType() { return 'other'; }
  id() { return this.table.name; }
  properties() { return this.list; }
  property(path) { return this.list.find((p) => p.path() === path) ?? null; }
  matching(filter) {
    const wanted = Object.values(filter?.filters ?? {});
    return this.table.rows.filter((row) => wanted.every(({ property, path, value }) => {
      const has = row[path];
      if (property && ['date', 'datetime'].includes(property.type())) return (!value.from || has >= String(value.from).slice(0, 10)) && (!value.to || has <= String(value.to).slice(0, 10));
      if (property && property.type() === 'string' && !property.availableValues()) return String(has ?? '').toLowerCase().includes(String(value).toLowerCase());
      return String(has) === String(value);
    }));
  }
  async count(filter) { return this.matching(filter).length; }
  async find(filter, { limit = 20, offset = 0, sort } = {}) {
    const rows = [...this.matching(filter)];
    const by = sort?.sortBy ?? 'id';
    rows.sort((a, b) => (a[by] > b[by] ? 1 : a[by] < b[by] ? -1 : 0) * (sort?.direction === 'desc' ? -1 : 1));
    return rows.slice(offset, offset + limit).map((row) => new BaseRecord({ ...row }, this));
  }
  async findOne(id) { const row = this.table.rows.find((r) => String(r.id) === String(id)); return row ? new BaseRecord({ ...row }, this) : null; }
  async findMany(ids) { return (await Promise.all(ids.map((id) => this.findOne(id)))).filter(Boolean); }
  cast(values) {
    const done = {};
    for (const [name, value] of Object.entries(values)) { const f = this.table.fields[name]; if (!f || name === 'id') continue; done[name] = f.type === 'number' && value !== '' && value != null ? Number(value) : f.type === 'boolean' ? value === true || value === 'true' : f.ref && value ? Number(value) : f.type === 'date' && value ? dayOf(value) : value; }
    return done;
  }
  check(values, isNew) {
    const errors = {};
    for (const [name, f] of Object.entries(this.table.fields)) {
      if (!isNew && !(name in values)) continue;
      const v = values[name];
      if (f.must && (v === undefined || v === '' || v === null)) errors[name] = { message: 'This field must not be empty', type: 'required' };
      else if (f.type === 'number' && v !== undefined && v !== '' && v !== null && (Number.isNaN(v) || (f.min !== undefined && v < f.min) || (f.max !== undefined && v > f.max))) errors[name] = { message: 'Enter a number from ' + f.min + ' to ' + f.max, type: 'range' };
    }
    if (Object.keys(errors).length > 0) throw new Wrong(errors);
  }
  async create(params) { const row = this.cast(params); this.check(row, true); const full = { id: this.table.next++, ...row }; this.table.rows.push(full); return { ...full }; }
  async update(id, params) { const row = this.table.rows.find((r) => String(r.id) === String(id)); const next = this.cast(params); this.check(next, false); Object.assign(row, next); return { ...row }; }
  async delete(id) { const at = this.table.rows.findIndex((r) => String(r.id) === String(id)); if (at >= 0) this.table.rows.splice(at, 1); }
}
const { ValidationError } = await import('adminjs');
class Wrong extends ValidationError { constructor(errors) { super(errors, { message: 'There are errors in the form. Check them out.' }); } }
class Database extends BaseDatabase { static isAdapterFor() { return false; } }
AdminJS.registerAdapter({ Database, Resource });

const choice = (...names) => names.map((n) => ({ value: n, label: n }));
const huts = new Table('huts', { id: { type: 'number' }, name: { must: true }, valley: { values: choice('Grau', 'Silber', 'Lerch', 'Tosen') }, altitude: { type: 'number', must: true, min: 600, max: 4200 }, beds: { type: 'number', must: true, min: 1, max: 200 }, warden: {}, state: { values: choice('open', 'closed', 'winter room only') }, opens: { type: 'date' }, phone: {}, hasShower: { type: 'boolean' } },
  [['Kranzegg Hut','Grau',2142,64,'A. Moser','open','2025-06-06','+43 1 555 0101',true],['Kranzeck Bivouac','Grau',2688,9,'','winter room only','2025-06-28','',false],['Silberblick Hut','Silber',1890,88,'J. Tanner','open','2025-05-30','+43 1 555 0103',true],['Lower Silber Alp','Silber',1460,32,'M. Rieder','open','2025-05-10','+43 1 555 0104',true],['Tosen Glacier Hut','Tosen',3011,46,'L. Ferro','closed','2025-07-05','+43 1 555 0105',false],['Eagle Saddle Hut','Lerch',2395,52,'K. Dorn','open','2025-06-14','+43 1 555 0106',false],['Larch Meadow House','Lerch',1612,40,'S. Okafor','open','2025-05-24','+43 1 555 0107',true],['Old Customs House','Tosen',1975,24,'P. Lindner','closed','2025-06-20','+43 1 555 0108',false]]
  .map(([name, valley, altitude, beds, warden, state, opens, phone, hasShower], i) => ({ id: i + 1, name, valley, altitude, beds, warden, state, opens, phone, hasShower })));
const bookings = new Table('bookings', { id: { type: 'number' }, party: { must: true }, hut: { ref: 'huts', must: true }, arrival: { type: 'date', must: true }, nights: { type: 'number', must: true, min: 1, max: 14 }, people: { type: 'number', must: true, min: 1, max: 40 }, board: { values: choice('none', 'breakfast', 'half board') }, status: { values: choice('asked', 'confirmed', 'cancelled', 'stayed') }, deposit: { type: 'number' }, email: {}, remark: { type: 'textarea' } },
  [['Riverside Hiking Club',1,'2025-07-12',2,14,'half board','confirmed',210],['Familie Abendroth',3,'2025-07-19',3,4,'breakfast','asked',60],['School 4b Linden',4,'2025-06-24',4,27,'half board','confirmed',405],['Two Peaks Guides',5,'2025-08-02',1,8,'half board','cancelled',0],['Sommer & Sons',7,'2025-06-28',2,3,'none','stayed',45],['Anke Sommer',7,'2025-08-28',2,2,'breakfast','asked',30],['Night Sky Group',6,'2025-09-20',1,11,'half board','confirmed',165],['Choir on Tour',3,'2025-07-05',2,22,'half board','confirmed',330],['D. Varga',1,'2025-07-13',1,1,'breakfast','stayed',15],['Trail Runners East',6,'2025-07-26',1,16,'none','asked',240],['Botany Course',4,'2025-06-10',5,12,'half board','stayed',180],['Marten Family',8,'2025-08-09',2,5,'none','cancelled',0],['Riverside Rowing Club',1,'2025-08-16',2,9,'breakfast','asked',135],['Glacier Survey Team',5,'2025-07-21',7,6,'half board','confirmed',90],['H. Petersen',2,'2025-09-01',1,2,'none','asked',0],['Photo Workshop',6,'2025-08-22',3,10,'half board','confirmed',150],['Scouts of Aue',7,'2025-07-30',4,31,'half board','asked',465],['Retired Postmen',3,'2025-06-17',1,18,'breakfast','stayed',270],['Ilse Quandt',8,'2025-06-22',1,1,'none','confirmed',15],['Via Alta Tours',1,'2025-09-06',1,24,'half board','asked',360],['Yoga Retreat Uma',7,'2025-09-12',3,13,'half board','confirmed',195],['Climbing School Lot',6,'2025-07-08',5,7,'half board','cancelled',0],['Geology Seminar',4,'2025-09-15',4,19,'breakfast','asked',285],['Sunrise Walkers',3,'2025-08-30',1,6,'breakfast','confirmed',90]]
  .map(([party, hut, arrival, nights, people, board, status, deposit], i) => ({ id: i + 1, party, hut, arrival, nights, people, board, status, deposit, email: party.toLowerCase().replace(/[^a-z]+/g, '.').replace(/[.]$/, '') + '@mail.test', remark: i === 2 ? 'Two children need gluten-free meals.' : '' })));
const supplies = new Table('supplies', { id: { type: 'number' }, item: { must: true }, hut: { ref: 'huts', must: true }, stock: { type: 'number', must: true, min: 0, max: 999 }, minimum: { type: 'number', min: 0, max: 999 }, unit: { values: choice('kg', 'l', 'pcs', 'crates') }, ordered: { type: 'boolean' } },
  [['Flour',1,42,20,'kg',false],['Lentils',1,8,10,'kg',true],['Firewood',1,12,15,'crates',true],['Flour',3,65,30,'kg',false],['Gas bottle',3,4,3,'pcs',false],['Blankets',3,96,88,'pcs',false],['Gas bottle',5,1,4,'pcs',true],['Dried soup',2,18,6,'pcs',false],['Apple juice',4,36,24,'l',false],['Blankets',6,49,52,'pcs',false],['Firewood',7,31,20,'crates',false],['First-aid kit',8,2,2,'pcs',false]]
  .map(([item, hut, stock, minimum, unit, ordered], i) => ({ id: i + 1, item, hut, stock, minimum, unit, ordered })));
const notices = new Table('notices', { id: { type: 'number' }, title: { must: true }, level: { values: choice('info', 'warning', 'danger') }, body: { type: 'textarea' }, since: { type: 'date' }, isPublished: { type: 'boolean' } },
  [['Path 412 closed by rockfall','danger','Between the Eagle Saddle and the Old Customs House. Use path 415.','2025-06-02',true],['Spring at Kranzegg dry','warning','Bring your own water from the valley.','2025-06-18',true],['New bus stop Lerch church','info','Line 9 stops there from 1 July.','2025-06-25',false],['Cows on the upper pasture','info','Keep dogs on the lead.','2025-05-28',true],['Bridge at the Tosen works','warning','Open again after 18:00 only.','2025-06-30',false]]
  .map(([title, level, body, since, isPublished], i) => ({ id: i + 1, title, level, body, since, isPublished })));

const sign = (text) => ({ message: text, type: 'success' });
const setStatus = (to, words) => async (request, response, context) => { const { record, resource, currentAdmin, h } = context; await resource.update(record.id(), { status: to }); const fresh = await resource.findOne(record.id()); return { record: fresh.toJSON(currentAdmin), redirectUrl: h.resourceUrl({ resourceId: 'bookings' }), notice: sign(words) }; };
const admin = new AdminJS({
  rootPath: '/admin', loginPath: '/admin/login', logoutPath: '/admin/logout',
  branding: { companyName: 'Hut Office', withMadeWithLove: false, favicon: '/none.ico' },
  settings: { defaultPerPage: 10 },
  resources: [
    { resource: huts, options: { navigation: { name: 'Mountains', icon: 'Home' }, titleProperty: 'name', listProperties: ['name', 'valley', 'altitude', 'beds', 'state', 'hasShower'], sort: { sortBy: 'name', direction: 'asc' }, properties: { name: { isTitle: true } } } },
    { resource: bookings, options: { navigation: { name: 'Guests', icon: 'Calendar' }, titleProperty: 'party', listProperties: ['party', 'hut', 'arrival', 'nights', 'people', 'status'], filterProperties: ['party', 'hut', 'arrival', 'status', 'board'], sort: { sortBy: 'arrival', direction: 'asc' }, properties: { party: { isTitle: true } },
      actions: { confirm: { actionType: 'record', icon: 'Check', component: false, guard: 'confirmBooking', isVisible: ({ record }) => record.params.status === 'asked', handler: setStatus('confirmed', 'The booking is confirmed') }, cancel: { actionType: 'record', icon: 'X', component: false, guard: 'cancelBooking', isVisible: ({ record }) => ['asked', 'confirmed'].includes(record.params.status), handler: setStatus('cancelled', 'The booking is cancelled') } } } },
    { resource: supplies, options: { navigation: { name: 'Mountains', icon: 'Home' }, titleProperty: 'item', listProperties: ['item', 'hut', 'stock', 'minimum', 'unit', 'ordered'], properties: { item: { isTitle: true } }, actions: { new: { isAccessible: true } } } },
    { resource: notices, options: { navigation: { name: 'Guests', icon: 'Calendar' }, titleProperty: 'title', listProperties: ['title', 'level', 'since', 'isPublished'], properties: { title: { isTitle: true } } } },
  ],
  locale: { language: 'en', availableLanguages: ['en'], translations: { en: {
    messages: { confirmBooking: 'Confirm this booking and write to the party?', cancelBooking: 'Cancel this booking? The deposit is paid back.' },
    labels: { huts: 'Huts', bookings: 'Bookings', supplies: 'Supplies', notices: 'Notices' },
    actions: { confirm: 'Confirm', cancel: 'Cancel booking' },
    properties: { hasShower: 'Hot shower', isPublished: 'Published', altitude: 'Altitude (m)', email: 'E-mail', party: 'Party', people: 'People' },
  } } },
});
await admin.initialize();
const app = express();
const known = { 'greta@hutoffice.test': 'edelweiss', 'nils@hutoffice.test': 'icefall7' };
const router = AdminJSExpress.buildAuthenticatedRouter(admin, { authenticate: async (email, password) => (known[email] === password ? { email, title: 'Hut office' } : null), cookieName: 'hut', cookiePassword: 'a-long-secret-for-the-session-cookie' }, null, { secret: 'a-long-secret-for-the-session-cookie', resave: false, saveUninitialized: true });
app.use(admin.options.rootPath, router);
app.get('/', (_, response) => response.redirect('/admin'));
app.listen(Number(process.argv[2]), '127.0.0.1');
`;
