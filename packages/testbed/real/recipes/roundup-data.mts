/** The IT desk of a ferry line. Dates lie in the past, in UTC. */
export const known = {
  admin: 'harbor-admin-9',
  users: [
    [
      'ingrid',
      'ingrid-pass-3',
      'Ingrid Solberg',
      'ingrid@kestrel.example',
      '+47 55 50 11 20',
      'Kestrel Ferries',
    ],
    [
      'tomasz',
      'tomasz-pass-8',
      'Tomasz Wilk',
      'tomasz@kestrel.example',
      '+47 55 50 11 24',
      'Kestrel Ferries',
    ],
    ['priya', 'priya-pass-5', 'Priya Raman', 'priya@kestrel.example', '+47 55 50 11 31', 'Kestrel Ferries'],
    ['leon', 'leon-pass-6', 'Léon Marchand', 'leon@quaysoft.example', '+33 2 40 55 18 07', 'Quaysoft'],
    ['hanna', 'hanna-pass-1', 'Hanna Brandt', 'hanna@kestrel.example', '', 'Kestrel Ferries'],
  ],
  keywords: [
    'accessibility',
    'hardware',
    'mobile-app',
    'network',
    'payments',
    'printing',
    'reports',
    'website',
  ],
  /** Owner, name, search, and whether others may use it. */
  queries: [
    [
      'ingrid',
      'Open payments',
      '@columns=id,title,status,assignedto&@sort=id&@filter=keyword,status&keyword=5&status=-1,1,2,3,4,5,6,7',
      false,
    ],
    [
      'tomasz',
      'Critical only',
      '@columns=id,title,status,assignedto&@sort=id&@filter=priority&priority=1',
      true,
    ],
    ['priya', 'Waiting for examples', '@columns=id,title,creator&@sort=id&@filter=status&status=4', true],
  ],
  /** Time, creator, title, priority, status, assignee, keywords, message. */
  issues: [
    [
      '2025-01-08 08:12',
      'hanna',
      'Ticket printer at Pier 4 jams on long receipts',
      'bug',
      'in-progress',
      'tomasz',
      'hardware,printing',
      'Every receipt with more than twelve lines gets stuck. Staff pull the paper out by hand.',
    ],
    [
      '2025-01-09 13:40',
      'ingrid',
      'Card payments declined after midnight',
      'critical',
      'testing',
      'priya',
      'payments',
      'Between 00:05 and 00:30 all cards are declined on the booking site. Cash desks are not affected.',
    ],
    [
      '2025-01-13 09:05',
      'leon',
      'Show departure times in local time',
      'feature',
      'chatting',
      'leon',
      'website',
      'Travellers from abroad read the times as their own. Please show the zone next to the time.',
    ],
    [
      '2025-01-15 15:22',
      'hanna',
      'Boarding scanner loses wireless on the car deck',
      'urgent',
      'in-progress',
      'tomasz',
      'hardware,network',
      'The scanner works on the ramp and loses its connection behind the second pillar.',
    ],
    [
      '2025-01-17 10:48',
      'priya',
      'Typo in the booking confirmation mail',
      'bug',
      'resolved',
      'priya',
      'website',
      'It says "you booking" instead of "your booking".',
    ],
    [
      '2025-01-21 11:30',
      'ingrid',
      'Monthly passenger report counts children twice',
      'bug',
      'need-eg',
      'leon',
      'reports',
      'The December report shows 1,284 children. The count at the gates was 642.',
    ],
    [
      '2025-01-24 07:55',
      'tomasz',
      'Replace the server room battery',
      'urgent',
      'resolved',
      'tomasz',
      'hardware',
      'The battery reports 41 % health. It has to go before the winter storms.',
    ],
    [
      '2025-01-28 16:10',
      'leon',
      'Dark theme for the crew app',
      'wish',
      'deferred',
      '',
      'mobile-app',
      'Crew on night shifts ask for a dark theme on the bridge.',
    ],
    [
      '2025-02-03 09:33',
      'hanna',
      'Refund button missing for group bookings',
      'urgent',
      'unread',
      '',
      'payments,website',
      'Bookings with more than nine passengers have no refund button at all.',
    ],
    [
      '2025-02-05 12:15',
      'priya',
      'Screen reader skips the seat map',
      'bug',
      'chatting',
      'leon',
      'accessibility,website',
      'The seat map is one image for a screen reader. No seat can be chosen without a mouse.',
    ],
    [
      '2025-02-07 14:02',
      'ingrid',
      'Export the timetable as PDF',
      'feature',
      'done-cbb',
      'priya',
      'reports,website',
      'Harbour offices want to hang up the timetable. One page per route would do.',
    ],
    [
      '2025-02-11 08:20',
      'tomasz',
      'Guest wireless in the terminal drops every hour',
      'bug',
      'testing',
      'tomasz',
      'network',
      'All guests are thrown off on the full hour and have to accept the terms again.',
    ],
    [
      '2025-02-13 17:45',
      'hanna',
      'Invoice shows VAT of 25 % for freight',
      'critical',
      'in-progress',
      'priya',
      'payments,reports',
      'Freight is free of VAT on international routes. Invoice 20871 shows 25 %.',
    ],
    [
      '2025-02-18 10:00',
      'leon',
      'Push message when a departure is cancelled',
      'feature',
      'in-progress',
      'leon',
      'mobile-app',
      'Travellers should get a message at least 30 minutes ahead.',
    ],
    [
      '2025-02-20 11:11',
      'priya',
      'Password reset link opens an empty page',
      'urgent',
      'resolved',
      'leon',
      'website',
      'Seen with Firefox and Safari. The page stays white after a click on the link in the mail.',
    ],
    [
      '2025-02-25 13:37',
      'ingrid',
      'Label printer prints "NULL" for empty cabins',
      'bug',
      'unread',
      '',
      'printing',
      'Cabin labels without a passenger show NULL in the second line.',
    ],
    [
      '2025-03-03 09:09',
      'tomasz',
      'Ticket machine at Pier 2 shows the wrong clock',
      'bug',
      'resolved',
      'tomasz',
      'hardware',
      'It is seven minutes late.',
    ],
    [
      '2025-03-05 15:50',
      'hanna',
      'Larger type on the check-in screens',
      'wish',
      'unread',
      '',
      'accessibility,hardware',
      'Older travellers cannot read the screens from the second row.',
    ],
    [
      '2025-03-10 08:41',
      'leon',
      'Seat map is slow on old phones',
      'bug',
      'need-eg',
      'leon',
      'mobile-app',
      'Opening the seat map takes more than 20 seconds on a phone from 2017.',
    ],
    [
      '2025-03-12 12:00',
      'ingrid',
      'Season pass is charged twice',
      'critical',
      'unread',
      'priya',
      'payments',
      'Three customers were charged 349.00 twice on 10 March.',
    ],
    [
      '2025-03-17 10:25',
      'priya',
      'Café till does not open the cash drawer',
      'urgent',
      'chatting',
      'tomasz',
      'hardware,payments',
      'The drawer of the café on MS Ternen stays shut unless the till is restarted.',
    ],
    [
      '2025-03-19 14:30',
      'tomasz',
      'Move the backups to the new disk',
      'feature',
      'testing',
      'tomasz',
      'hardware',
      'The old disk is 93 % full.',
    ],
    [
      '2025-03-24 09:15',
      'hanna',
      'Boarding scanner offline on the car deck',
      'bug',
      'resolved',
      '',
      'network',
      'Scanner 7 shows "offline" between pillar two and three.',
    ],
    [
      '2025-03-26 16:05',
      'leon',
      'Let travellers pick a language in the footer',
      'wish',
      'deferred',
      'leon',
      'website',
      'English, Norsk, Deutsch, Français and Polski are translated already.',
    ],
    [
      '2025-03-31 11:20',
      'priya',
      'Yearly statistics by route',
      'feature',
      'unread',
      'ingrid',
      'reports',
      'Route, passengers, cars, freight in tonnes. One sheet per year.',
    ],
    [
      '2025-04-02 08:30',
      'ingrid',
      'Two bookings get the same number',
      'critical',
      'resolved',
      'leon',
      'website',
      'Number KF-40917 was given out to two families on 1 April.',
    ],
  ],
  /** Time, author, issue, changes, message; a file as name, type and content. */
  events: [
    [
      '2025-01-10 09:00',
      'tomasz',
      1,
      {},
      'The spare part is ordered: roller kit RK-220, delivery in week 4.',
    ],
    [
      '2025-01-14 10:30',
      'priya',
      2,
      { status: 'in-progress' },
      'The bank changes its certificate at midnight. I keep the connection for 60 minutes at most now.',
    ],
    ['2025-01-15 12:00', 'ingrid', 3, {}, 'Good idea. Does the timetable need it too?'],
    [
      '2025-01-16 08:00',
      'tomasz',
      4,
      {},
      'Measurements of Thursday are in the file.',
      ['car-deck-signal.csv', 'text/csv', 'pillar,dBm\n1,-58\n2,-71\n3,-88\n4,-90\n'],
    ],
    ['2025-01-20 09:10', 'priya', 5, { status: 'resolved' }, 'Corrected and published.'],
    [
      '2025-01-22 14:00',
      'leon',
      6,
      {},
      'Please send me the report of November as well. I need an example with the gates.',
    ],
    [
      '2025-01-30 07:30',
      'tomasz',
      7,
      { status: 'resolved' },
      'New battery is in, 100 % health.',
      ['battery-test.txt', 'text/plain', 'Load test 30 minutes: passed\nHealth: 100 %\n'],
    ],
    ['2025-02-04 10:15', 'priya', 2, { status: 'testing' }, 'Ready for a test on the night of 5 February.'],
    ['2025-02-06 11:45', 'leon', 10, {}, 'I would make it a table with one button per seat.'],
    [
      '2025-02-10 16:20',
      'ingrid',
      11,
      { status: 'done-cbb' },
      'Works, though the margins could be better.',
      ['timetable-north.txt', 'text/plain', 'Route North\n06:40 09:10 12:30 17:05\n'],
    ],
    [
      '2025-02-14 08:50',
      'priya',
      13,
      { status: 'in-progress' },
      'The rate comes from the country of the customer, not from the route.',
      [
        'invoice-20871.txt',
        'text/plain',
        'Invoice 20871\nFreight 2,400.00\nVAT 25 % 600.00\nTotal 3,000.00\n',
      ],
    ],
    ['2025-02-17 13:00', 'tomasz', 12, { status: 'testing' }, 'Lease time raised from one hour to twelve.'],
    [
      '2025-02-21 09:30',
      'leon',
      15,
      { status: 'resolved' },
      'The link was cut at a plus sign. Fixed in release 4.7.2.',
    ],
    ['2025-03-04 07:45', 'tomasz', 17, { status: 'resolved' }, 'Clock is set from the network now.'],
    ['2025-03-11 10:00', 'priya', 19, { priority: 'bug' }, 'Which phone was it? Please add the model.'],
    ['2025-03-18 09:20', 'tomasz', 21, {}, 'Is the drawer connected to the printer or to the till?'],
    ['2025-03-18 15:40', 'priya', 21, {}, 'To the printer, says the crew.'],
    ['2025-03-25 08:05', 'tomasz', 23, { status: 'resolved', superseder: '4' }, 'Same as the older one.'],
    [
      '2025-04-03 10:10',
      'leon',
      26,
      { status: 'resolved' },
      'Two servers shared one counter. Each has its own range now.',
    ],
    [
      '2025-04-07 12:30',
      'hanna',
      1,
      { priority: 'urgent' },
      'The queue on Saturday was 40 minutes. Could this go up?',
      ['queue-saturday.txt', 'text/plain', '10:00 12 people\n11:00 57 people\n12:00 83 people\n'],
    ],
    ['2025-04-09 09:00', 'ingrid', 14, {}, 'Please also think of travellers without the app.'],
  ],
};

/** The address is that of the request: a browser comes through a proxy. */
export const interfaces = `
from roundup.cgi import client

class Client(client.Client):
    def __init__(self, instance, request, env, form=None, translator=None):
        client.Client.__init__(self, instance, request, env, form, translator)
        self.base = 'http://%s/' % env.get('HTTP_HOST', '127.0.0.1')
`;

/** The server that comes with it does not run as root. */
export const serve = `
import sys
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server
from roundup.cgi.wsgi_handler import RequestDispatcher

class Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True

class Handler(WSGIRequestHandler):
    def address_string(self):
        return self.client_address[0]
    def log_message(self, *words):
        pass

home, port = sys.argv[1:]
make_server('127.0.0.1', int(port), RequestDispatcher(home), Server, Handler).serve_forever()
`;

export const config = `[main]
admin_email = admin@kestrel.example
dispatcher_email = desk@kestrel.example
timezone = UTC
instant_registration = yes
password_pbkdf2_default_rounds = 1000
[tracker]
name = Kestrel IT desk
web = http://127.0.0.1/
email = desk@kestrel.example
language = en
[web]
registration_delay = 0
registration_prevalidate_username = yes
[rdbms]
backend = sqlite
[mail]
domain = kestrel.example
host = localhost
debug = mail.txt
[nosy]
messages_to_author = no
[logging]
level = ERROR
`;

export const fill = `
import datetime, json, shutil, sys
from os.path import join
from roundup import date, instance, password
home, template, file = sys.argv[1:]
with open(file) as text:
    known = json.load(text)
now = ['']
date.utcnow = lambda: datetime.datetime.fromisoformat(now[0])
shutil.copytree(template, home, dirs_exist_ok=True)

def at(time):
    now[0] = time + ':00'

at('2025-01-02 09:00')
tracker = instance.open(home)
tracker.init(password.Password(known['admin'], config=tracker.config))
db = tracker.open('admin')
db.user.set('1', realname='Desk administrator')
for name, word, real, address, phone, organisation in known['users']:
    db.user.create(username=name, password=password.Password(word, config=db.config), realname=real,
        address=address, phone=phone, organisation=organisation, roles='User')
for name in known['keywords']:
    db.keyword.create(name=name)
db.commit()

def act_as(name):
    db.setCurrentUser(name)
    return db.user.lookup(name)

for owner, name, url, shared in known['queries']:
    user = act_as(owner)
    query = db.query.create(klass='issue', name=name, url=url, private_for=None if shared else user)
    db.user.set(user, queries=[query])
    db.commit()

def message(user, text):
    return db.msg.create(author=user, date=date.Date(), content=text, recipients=[])

def create(time, author, title, priority, status, assignee, keywords, text):
    user = act_as(author)
    # What is resolved later begins as unread.
    later = any(e[2] == len(created) + 1 and 'status' in e[3] for e in known['events'])
    values = dict(title=title, priority=db.priority.lookup(priority),
        status=db.status.lookup('unread' if later else status), messages=[message(user, text)],
        keyword=[db.keyword.lookup(k) for k in keywords.split(',')], nosy=[user])
    if assignee:
        values['assignedto'] = db.user.lookup(assignee)
    created.append(db.issue.create(**values))

def change(time, author, number, changes, text, attached=None):
    user = act_as(author)
    issue = created[number - 1]
    values = dict(messages=db.issue.get(issue, 'messages') + [message(user, text)],
        status=db.issue.get(issue, 'status'))
    if 'status' in changes:
        values['status'] = db.status.lookup(changes['status'])
    if 'priority' in changes:
        values['priority'] = db.priority.lookup(changes['priority'])
    if 'superseder' in changes:
        values['superseder'] = [changes['superseder']]
    if attached:
        name, kind, content = attached
        values['files'] = db.issue.get(issue, 'files') + [db.file.create(name=name, type=kind, content=content)]
    db.issue.set(issue, **values)

created = []
steps = [(row[0], create, row) for row in known['issues']] + [(row[0], change, row) for row in known['events']]
for time, step, row in sorted(steps, key=lambda each: each[0]):
    at(time)
    step(*row)
    db.commit()
db.close()
`;
