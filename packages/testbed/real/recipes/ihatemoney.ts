import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe, type Place } from '../recipe.ts';

const people = ['Ada', 'Bruno', 'Chloe', 'Dev', 'Ruth'];

const projects = [
  {
    id: 'lake-house',
    name: 'Lake house 2024',
    password: 'pier-7-lantern',
    email: 'ada@lakehouse.example',
    members: [
      { name: 'Ada', weight: 1, active: true },
      { name: 'Bruno', weight: 1, active: true },
      { name: 'Chloe', weight: 2, active: true },
      { name: 'Dev', weight: 1, active: true },
      { name: 'Ruth', weight: 1, active: false },
    ],
    // What, amount, date, payer, owers, type, link
    bills: [
      ['Deposit for the house', 400, '2024-05-02', 'Ada', people, 'Expense', ''],
      ['Train tickets', 186.4, '2024-05-17', 'Bruno', ['Ada', 'Bruno', 'Dev'], 'Expense', ''],
      ['Groceries on arrival', 92.35, '2024-06-14', 'Chloe', people, 'Expense', ''],
      ['Rowing boat, one day', 60, '2024-06-15', 'Dev', ['Bruno', 'Dev', 'Ruth'], 'Expense', ''],
      ['Bakery', 14.2, '2024-06-15', 'Ada', people, 'Expense', ''],
      ['Firewood', 25, '2024-06-15', 'Bruno', people, 'Expense', ''],
      ['Dinner at the mill', 138.9, '2024-06-16', 'Chloe', people, 'Expense', 'https://mill.example/2231'],
      ['Museum', 36, '2024-06-17', 'Dev', ['Ada', 'Chloe', 'Dev'], 'Expense', ''],
      ['Groceries for the week', 121.75, '2024-06-17', 'Ada', people, 'Expense', ''],
      ['Fuel', 58.6, '2024-06-18', 'Bruno', ['Ada', 'Bruno', 'Chloe', 'Dev'], 'Expense', ''],
      ['Board game', 32.5, '2024-06-18', 'Dev', ['Bruno', 'Dev'], 'Expense', ''],
      ['Ruth pays Ada back', 80, '2024-06-20', 'Ruth', ['Ada'], 'Reimbursement', ''],
      ['Cleaning', 75, '2024-06-21', 'Chloe', people, 'Expense', ''],
      ['Balance of the rent', 520, '2024-06-21', 'Ada', people, 'Expense', ''],
    ],
  },
  {
    id: 'office-coffee',
    name: 'Office coffee',
    password: 'beans-and-filters',
    email: 'mona@office.example',
    members: [
      { name: 'Mona', weight: 1, active: true },
      { name: 'Theo', weight: 1, active: true },
    ],
    bills: [
      ['Coffee beans', 27.8, '2024-04-08', 'Mona', ['Mona', 'Theo'], 'Expense', ''],
      ['Filter papers', 6.5, '2024-04-22', 'Theo', ['Mona', 'Theo'], 'Expense', ''],
    ],
  },
];

// Cheap hashes: a log-in takes a moment only.
const settings = `
import os
from werkzeug.security import generate_password_hash
SQLALCHEMY_DATABASE_URI = 'sqlite:///' + os.path.join(os.path.dirname(os.path.abspath(__file__)), 'bills.db')
SECRET_KEY = 'known-key-of-the-testbed'
SESSION_COOKIE_SECURE = False
BABEL_DEFAULT_TIMEZONE = 'UTC'
ACTIVATE_DEMO_PROJECT = False
ALLOW_PUBLIC_PROJECT_CREATION = True
ACTIVATE_ADMIN_DASHBOARD = True
ADMIN_PASSWORD = generate_password_hash('admin-2024', method='pbkdf2:sha256:1000')
MAIL_SUPPRESS_SEND = True
RATELIMIT_ENABLED = False
`;

const fill = `
import datetime, json, sys
from sqlalchemy import text
from werkzeug.security import generate_password_hash
from ihatemoney.models import Bill, Person, Project, db
from ihatemoney.run import create_app

app = create_app()
with app.test_request_context('/'):
    for entry in json.load(sys.stdin):
        project = Project(
            id=entry['id'], name=entry['name'], contact_email=entry['email'], default_currency='XXX',
            password=generate_password_hash(entry['password'], method='pbkdf2:sha256:1000'))
        db.session.add(project)
        db.session.commit()
        members = {}
        for member in entry['members']:
            person = Person(name=member['name'], weight=member['weight'])
            person.project = project
            db.session.add(person)
            db.session.commit()
            members[person.name] = person
        for what, amount, day, payer, owers, kind, link in entry['bills']:
            bill = Bill(
                amount=amount, date=datetime.date.fromisoformat(day), external_link=link, bill_type=kind,
                original_currency='XXX', project_default_currency='XXX', what=what,
                owers=[members[name] for name in owers], payer_id=members[payer].id)
            bill.creation_date = bill.date
            db.session.add(bill)
            db.session.commit()
        for member in entry['members']:
            members[member['name']].activated = member['active']
        db.session.commit()
    # The history shows known times.
    db.session.execute(text(
        """UPDATE "transaction" SET issued_at = datetime('2024-06-22 08:00:00', '+' || id || ' minutes')"""))
    db.session.commit()
`;

const settingsIn = ({ data }: Place) => ({ IHATEMONEY_SETTINGS_FILE_PATH: join(data, 'settings.py') });

export const recipe = defineRecipe({
  name: 'ihatemoney',
  half: 'open',
  make: 'server-rendered',
  kind: 'shared bills',
  install: { pip: ['ihatemoney==7.2.1'] },
  version: 2,
  async seed(place) {
    await writeFile(join(place.data, 'settings.py'), settings);
    await place.run(place.program('python'), ['-c', fill], {
      input: JSON.stringify(projects),
      env: { ...settingsIn(place), PYTHONUTF8: '1' },
    });
  },
  start: (place) => ({
    command: place.program('ihatemoney'),
    args: ['run', '--host', '127.0.0.1', '--port', String(place.port)],
    env: settingsIn(place),
  }),
  ready: '/',
});
