/** What the observatory's help desk knows: who works there, its queues, tickets and articles. */
const now = '2026-11-16 09:30';

export const known = {
  now,
  users: [
    // name, first name, last name, password, staff, superuser
    ['tamsin', 'Tamsin', 'Okafor', 'perseus-71', true, false],
    ['ivo', 'Ivo', 'Brandt', 'vega-4410', true, false],
    ['odile', 'Odile', 'Marchetti', 'rigel-0925', true, true],
    ['bram', 'Bram', 'Lund', 'algol-3388', false, false],
  ],
  queues: [
    // title, slug, address, public, default owner
    ['Domes and telescopes', 'domes', 'domes@corvidhill.example', true, 'ivo'],
    ['Visitor bookings', 'bookings', 'bookings@corvidhill.example', true, null],
    ['Network and computers', 'net', 'net@corvidhill.example', true, null],
    ['Museum shop', 'shop', 'shop@corvidhill.example', true, 'tamsin'],
    ['Camera laboratory', 'lab', 'lab@corvidhill.example', false, 'odile'],
  ],
  fields: [
    // name, label, help, kind, list, required, staff only
    [
      'telescope',
      'Telescope',
      'Which instrument it is about, if any.',
      'list',
      'Refractor 150 mm\nReflector 400 mm\nSolar scope',
      false,
      false,
    ],
    ['hours_lost', 'Observing hours lost', 'Whole hours.', 'integer', null, false, false],
    ['invoice', 'Invoice number', 'For the office only.', 'varchar', null, false, true],
  ],
  tickets: [
    // title, queue, created, submitter, owner, status, priority, due, on hold, description
    [
      'East dome shutter stops halfway',
      'domes',
      '2026-10-02 18:05',
      'night.crew@corvidhill.example',
      'ivo',
      1,
      1,
      '2026-11-20',
      false,
      'The shutter stops at about 60 % when it is colder than 2 °C. We close it by hand crank.',
    ],
    [
      'West dome shutter squeaks',
      'domes',
      '2026-10-05 21:40',
      'night.crew@corvidhill.example',
      'ivo',
      1,
      4,
      null,
      false,
      'Only a noise, nothing is broken yet.',
    ],
    [
      'School group of 28 wants a solar morning',
      'bookings',
      '2026-10-06 08:15',
      'office@lindenschool.example',
      'tamsin',
      1,
      3,
      '2026-11-24',
      false,
      'Two classes, 28 pupils and 3 teachers. Any Tuesday is fine.',
    ],
    [
      'School group of 32 wants a solar morning',
      'bookings',
      '2026-10-07 11:20',
      'office@harbourschool.example',
      null,
      1,
      3,
      '2026-12-01',
      false,
      '32 pupils, one wheelchair. A Wednesday please.',
    ],
    [
      'Voucher code STAR20 is refused',
      'bookings',
      '2026-10-08 16:48',
      'l.ferro@post.example',
      'tamsin',
      3,
      2,
      null,
      false,
      'The booking page says "Voucher unknown" although it is printed on the card.',
    ],
    [
      'Control room PC restarts at night',
      'net',
      '2026-10-09 03:12',
      'night.crew@corvidhill.example',
      'odile',
      1,
      2,
      '2026-11-18',
      false,
      'It restarted three times between 1:00 and 3:00 while guiding.',
    ],
    [
      'Wi-Fi in the lecture hall drops out',
      'net',
      '2026-10-11 19:30',
      'talks@corvidhill.example',
      'odile',
      2,
      3,
      null,
      false,
      'Every ten minutes, with 40 people or more in the hall.',
    ],
    [
      'Mirror of the 400 mm needs cleaning',
      'domes',
      '2026-10-12 10:00',
      'ivo@corvidhill.example',
      'ivo',
      1,
      3,
      '2026-12-15',
      true,
      'Last cleaned in March 2025. Waiting for distilled water.',
    ],
    [
      'Star charts 2027 not in the shop system',
      'shop',
      '2026-10-13 12:25',
      'till@corvidhill.example',
      'tamsin',
      3,
      3,
      null,
      false,
      'Article 5510, price 14.90 EUR. The till does not know it.',
    ],
    [
      'Star charts 2026 still on sale',
      'shop',
      '2026-10-13 12:31',
      'till@corvidhill.example',
      'tamsin',
      4,
      5,
      null,
      false,
      'Article 5509 should be marked down to 4.90 EUR.',
    ],
    [
      'Refund for the cancelled Perseid night',
      'bookings',
      '2026-10-14 09:02',
      'k.adeyemi@post.example',
      null,
      1,
      2,
      '2026-11-17',
      false,
      'Four tickets, 38.00 EUR, paid on 2 August.',
    ],
    [
      'Refund for the cloudy Saturn night',
      'bookings',
      '2026-10-14 09:44',
      'p.soler@post.example',
      'tamsin',
      4,
      2,
      null,
      false,
      'Two tickets, 19.00 EUR.',
    ],
    [
      'Camera B shows purple stripes',
      'lab',
      '2026-10-15 22:17',
      'night.crew@corvidhill.example',
      'odile',
      1,
      2,
      '2026-11-27',
      false,
      'Vertical stripes on exposures longer than 120 s.',
    ],
    [
      'Camera B shows green stripes',
      'lab',
      '2026-10-16 22:50',
      'night.crew@corvidhill.example',
      'odile',
      5,
      3,
      null,
      false,
      'Probably the same as the purple ones.',
    ],
    [
      'Guide star is lost after the meridian flip',
      'domes',
      '2026-10-17 01:36',
      'night.crew@corvidhill.example',
      null,
      1,
      2,
      null,
      false,
      'Every second night. The mount turns, the guider keeps the old calibration.',
    ],
    [
      'Printer in the office prints blank pages',
      'net',
      '2026-10-19 14:03',
      'office@corvidhill.example',
      null,
      1,
      4,
      null,
      false,
      'Toner was changed on Friday.',
    ],
    [
      'Password for the weather station',
      'net',
      '2026-10-20 08:58',
      'm.tanabe@corvidhill.example',
      'odile',
      4,
      3,
      null,
      false,
      'Nobody knows it since Henrik left.',
    ],
    [
      'Weather station reports 99 % humidity',
      'net',
      '2026-10-21 07:10',
      'm.tanabe@corvidhill.example',
      'odile',
      2,
      3,
      '2026-11-30',
      false,
      'Always 99 %, even on dry days.',
    ],
    [
      'Rain sensor closes the dome on dry nights',
      'domes',
      '2026-10-22 23:19',
      'night.crew@corvidhill.example',
      'ivo',
      1,
      1,
      '2026-11-17',
      false,
      'Four false alarms in one week.',
    ],
    [
      'Solar scope filter is scratched',
      'domes',
      '2026-10-23 13:50',
      'guides@corvidhill.example',
      'ivo',
      3,
      2,
      null,
      false,
      'A fine scratch near the edge. Not to be used by visitors until checked.',
    ],
    [
      'Meteorite replica sold out',
      'shop',
      '2026-10-24 15:15',
      'till@corvidhill.example',
      null,
      1,
      4,
      null,
      false,
      'Reorder 25 pieces.',
    ],
    [
      'Mugs arrived broken',
      'shop',
      '2026-10-26 10:35',
      'till@corvidhill.example',
      'tamsin',
      1,
      3,
      '2026-11-19',
      false,
      '7 of 24 mugs are broken, delivery note 88213.',
    ],
    [
      'Birthday party on 5 December',
      'bookings',
      '2026-10-27 17:28',
      'a.novik@post.example',
      'tamsin',
      1,
      3,
      '2026-11-21',
      false,
      'Eleven children aged 8. Is the planetarium free at 15:00?',
    ],
    [
      'Birthday party on 12 December',
      'bookings',
      '2026-10-28 18:02',
      'r.castell@post.example',
      null,
      1,
      3,
      '2026-11-28',
      false,
      'Nine children aged 10.',
    ],
    [
      'Gift card never arrived',
      'shop',
      '2026-10-29 11:11',
      'd.petrov@post.example',
      'tamsin',
      2,
      2,
      '2026-11-16',
      false,
      'Order 20417, 50.00 EUR, paid on 12 October.',
    ],
    [
      'Night vision lamps are flat',
      'domes',
      '2026-10-30 20:45',
      'guides@corvidhill.example',
      null,
      1,
      5,
      null,
      false,
      'Six of ten red lamps.',
    ],
    [
      'New account for a guide',
      'net',
      '2026-11-02 09:05',
      'guides@corvidhill.example',
      'odile',
      3,
      4,
      null,
      false,
      'Starts on 1 December.',
    ],
    [
      'Spam on the booking address',
      'net',
      '2026-11-03 10:52',
      'bookings@corvidhill.example',
      null,
      1,
      4,
      null,
      true,
      'About 60 a day.',
    ],
    [
      'Focus motor of the refractor slips',
      'domes',
      '2026-11-04 22:08',
      'night.crew@corvidhill.example',
      'ivo',
      1,
      2,
      '2026-11-25',
      false,
      'Slips below 5 °C.',
    ],
    [
      'Dark frames of camera A are missing',
      'lab',
      '2026-11-05 04:40',
      'night.crew@corvidhill.example',
      null,
      1,
      3,
      null,
      false,
      'The set of 4 November, 60 s.',
    ],
    [
      'Audio guide in Portuguese',
      'bookings',
      '2026-11-08 13:37',
      'c.moura@post.example',
      null,
      1,
      5,
      null,
      false,
      'Is there one? We come with twelve people.',
    ],
    [
      'Card terminal asks for an update',
      'shop',
      '2026-11-10 16:20',
      'till@corvidhill.example',
      'odile',
      1,
      2,
      '2026-11-18',
      false,
      'Every morning. Update 4.2 waits.',
    ],
    [
      'Heater in the warm room hums',
      'domes',
      '2026-11-12 21:55',
      'night.crew@corvidhill.example',
      null,
      1,
      4,
      null,
      false,
      'Loud enough to hear it on the stream.',
    ],
    [
      'Live stream freezes after an hour',
      'net',
      '2026-11-14 23:31',
      'talks@corvidhill.example',
      null,
      1,
      2,
      '2026-11-23',
      false,
      'Seen on 7 and 14 November.',
    ],
  ],
  values: [
    [1, 'telescope', 'Reflector 400 mm'],
    [1, 'hours_lost', '11'],
    [8, 'telescope', 'Reflector 400 mm'],
    [15, 'hours_lost', '6'],
    [19, 'hours_lost', '9'],
    [20, 'telescope', 'Solar scope'],
    [29, 'telescope', 'Refractor 150 mm'],
    [25, 'invoice', 'CH-20417'],
    [11, 'invoice', 'CH-19876'],
  ],
  followups: [
    // ticket, when, who, title, comment, public, new status, minutes
    [
      1,
      '2026-10-03 09:10',
      'ivo',
      'Comment',
      'Greased the chain and measured the motor: 4.2 A, nominal is 3.1 A.',
      true,
      null,
      90,
    ],
    [
      1,
      '2026-10-21 15:45',
      'ivo',
      'Comment',
      'New gearbox ordered from Halden Drives, 318.50 EUR, about four weeks.',
      false,
      null,
      20,
    ],
    [
      1,
      '2026-11-09 08:30',
      'tamsin',
      'Comment',
      'Public nights of 13 and 14 November moved to the west dome.',
      true,
      null,
      15,
    ],
    [3, '2026-10-08 10:00', 'tamsin', 'Comment', 'Offered 24 November, 9:30 to 11:30.', true, null, 10],
    [5, '2026-10-09 09:20', 'tamsin', 'Resolved', 'The code was entered as STAR-20. Corrected.', true, 3, 25],
    [6, '2026-10-12 10:15', 'odile', 'Comment', 'Memory test ran 14 hours without errors.', false, null, 45],
    [7, '2026-10-15 12:00', 'odile', 'Resolved', 'New access point above the stage.', true, 3, 120],
    [7, '2026-11-01 20:05', null, 'Reopened', 'It happened again at the Saturday talk.', true, 2, null],
    [12, '2026-10-16 14:30', 'tamsin', 'Closed', '19.00 EUR sent back on 16 October.', true, 4, 10],
    [13, '2026-10-20 11:40', 'odile', 'Comment', 'Cable swapped, stripes are weaker now.', true, null, 60],
    [18, '2026-10-23 16:00', 'odile', 'Resolved', 'Sensor dried and put back.', true, 3, 35],
    [18, '2026-11-06 07:25', 'odile', 'Reopened', '99 % again since the storm.', true, 2, 5],
    [19, '2026-10-30 17:10', 'ivo', 'Comment', 'Threshold raised from 20 to 35.', true, null, 30],
    [
      25,
      '2026-11-04 09:00',
      'tamsin',
      'Comment',
      'Asked the post office, reference RX 4471.',
      true,
      null,
      15,
    ],
  ],
  cc: [
    [1, 'director@corvidhill.example'],
    [1, 'insurance@fairholm.example'],
    [25, 'till@corvidhill.example'],
  ],
  depends: [
    [19, 1],
    [15, 29],
  ],
  checklists: [
    [
      1,
      'Gearbox change',
      [
        ['Order the gearbox', true],
        ['Book the crane for a dry day', false],
        ['Tell the night crew', false],
      ],
    ],
  ],
  templates: [
    [
      'Dome service',
      [
        'Check the limit switches',
        'Grease the chain',
        'Close the shutter by hand once',
        'Write it into the log book',
      ],
    ],
    ['New guide', ['Make an account', 'Hand out a red lamp', 'Show the emergency exit']],
  ],
  replies: [
    ['Thanks, we are on it', 'Thank you for your message. We look into it and write again within two days.'],
    ['Refund is on its way', 'Your money is on its way and should arrive within five working days.'],
    ['Clouded out', 'Sadly the sky did not clear. Your tickets stay valid for any other public night.'],
  ],
  searches: [
    [
      'tamsin',
      'My shop tickets',
      false,
      { filtering: { queue__id__in: [4], status__in: [1, 2, 3] }, sorting: 'created', sortreverse: null },
    ],
    [
      'tamsin',
      'Critical and open',
      true,
      { filtering: { priority__in: [1], status__in: [1, 2] }, sorting: 'priority', sortreverse: null },
    ],
    [
      'odile',
      'Nobody on it',
      true,
      { filtering: { assigned_to__id__in: [-1], status__in: [1, 2] }, sorting: 'created', sortreverse: true },
    ],
  ],
  ignored: [
    ['Newsletter robot', '2026-06-01', 'news@skydeals.example', false],
    ['Out of office', '2026-09-14', 'noreply@*', true],
    ['Old supplier', '2025-12-20', 'sales@lensland.example', false],
  ],
  categories: [
    // name, title, slug, description, public, items [title, question, answer, votes, recommendations]
    [
      'Visiting',
      'Visiting the observatory',
      'visiting',
      'Opening hours, tickets, groups and getting here.',
      true,
      [
        [
          'When are public nights?',
          'When are public nights?',
          'Every Friday and Saturday from 20:00 to 23:00, from September to April. From May to August we begin at 22:00.',
          14,
          12,
        ],
        [
          'What happens when it is cloudy?',
          'What happens when it is cloudy?',
          'You get a tour and a planetarium show. Your ticket stays valid for one more night within twelve months.',
          9,
          9,
        ],
        [
          'What does a group pay?',
          'What does a group pay?',
          'Groups of ten or more pay 7.50 EUR each instead of 9.50 EUR. School classes pay 4.00 EUR for each pupil.',
          6,
          4,
        ],
        [
          'Is there parking?',
          'Is there parking?',
          'There are 40 places below the hill and 3 for wheelchair users at the door.',
          3,
          1,
        ],
      ],
    ],
    [
      'Telescopes',
      'Using the telescopes',
      'telescopes',
      'For members with a key.',
      true,
      [
        [
          'How do I close the dome by hand?',
          'How do I close the dome by hand?',
          'Switch off the motor, put the crank into the red socket and turn it clockwise about 90 times.',
          21,
          20,
        ],
        [
          'How do I flip the mount?',
          'How do I flip the mount?',
          'Stop guiding, choose Flip, wait for the beep and calibrate again.',
          5,
          2,
        ],
        [
          'Which eyepiece fits the refractor?',
          'Which eyepiece fits the refractor?',
          'Any 2 inch eyepiece, and 1.25 inch ones with the adapter in drawer 4.',
          0,
          0,
        ],
      ],
    ],
    [
      'Staff',
      'For staff only',
      'staff',
      'Till, keys and alarms.',
      false,
      [
        [
          'How is the till closed?',
          'How is the till closed?',
          'Count the drawer, press Z-Report twice and put the slip into the safe.',
          2,
          2,
        ],
        [
          'Whom do I call when the alarm goes off?',
          'Whom do I call when the alarm goes off?',
          'First the director, then Fairholm Insurance.',
          1,
          1,
        ],
      ],
    ],
  ],
};

export const settings = `
import os
BASE = os.path.dirname(os.path.abspath(__file__))
SECRET_KEY = 'known-and-only-for-teaching'
DEBUG = True
ALLOWED_HOSTS = ['*']
INSTALLED_APPS = ['django.contrib.admin', 'django.contrib.auth', 'django.contrib.contenttypes', 'django.contrib.sessions',
    'django.contrib.sites', 'django.contrib.messages', 'django.contrib.staticfiles', 'django.contrib.humanize',
    'rest_framework', 'helpdesk.apps.HelpdeskConfig']
MIDDLEWARE = ['django.contrib.sessions.middleware.SessionMiddleware', 'django.middleware.locale.LocaleMiddleware',
    'django.middleware.common.CommonMiddleware', 'django.middleware.csrf.CsrfViewMiddleware',
    'django.contrib.auth.middleware.AuthenticationMiddleware', 'django.contrib.messages.middleware.MessageMiddleware']
ROOT_URLCONF = 'urls'
TEMPLATES = [{'BACKEND': 'django.template.backends.django.DjangoTemplates', 'APP_DIRS': True, 'OPTIONS': {'context_processors': [
    'django.template.context_processors.debug', 'django.template.context_processors.request',
    'django.contrib.auth.context_processors.auth', 'django.contrib.messages.context_processors.messages']}}]
DATABASES = {'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': os.path.join(BASE, 'help.sqlite3')}}
DEFAULT_AUTO_FIELD = 'django.db.models.AutoField'
SITE_ID = 1
LANGUAGE_CODE = 'en'
LANGUAGES = [('en', 'English')]
TIME_ZONE = 'UTC'
USE_TZ = True
STATIC_URL = '/static/'
MEDIA_ROOT = os.path.join(BASE, 'media')
MEDIA_URL = '/media/'
LOGIN_URL = 'helpdesk:login'
LOGIN_REDIRECT_URL = 'helpdesk:home'
EMAIL_BACKEND = 'django.core.mail.backends.dummy.EmailBackend'
PASSWORD_HASHERS = ['django.contrib.auth.hashers.MD5PasswordHasher']
AUTH_PASSWORD_VALIDATORS = [{'NAME': 'django.contrib.auth.password_validation.MinimumLengthValidator'},
    {'NAME': 'django.contrib.auth.password_validation.NumericPasswordValidator'}]
HELPDESK_TEAMS_MODE_ENABLED = False
HELPDESK_KB_ENABLED = True
HELPDESK_PUBLIC_ENABLED = True
HELPDESK_API_ENABLED = True
HELPDESK_DEFAULT_SETTINGS = {'tickets_per_page': 10}
`;

export const urls = `
from django.contrib import admin
from django.urls import include, path
urlpatterns = [path('office/', admin.site.urls), path('', include('helpdesk.urls', namespace='helpdesk'))]
`;

export const serve = `
import json, os, sys
from freezegun import freeze_time
known = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'known.json')))
freeze_time(known['now'], tick=True).start()
os.environ['DJANGO_SETTINGS_MODULE'] = 'settings'
from django.core.management import execute_from_command_line
execute_from_command_line(['manage', 'runserver', '--noreload', '--insecure', sys.argv[1]])
`;

export const fill = `
import json, os, datetime
from django.contrib.auth import get_user_model
from django.contrib.sites.models import Site
from django.utils import timezone
from helpdesk.models import *
from helpdesk.query import query_to_base64
known = json.load(open('known.json'))
def at(text):
    if text is None: return None
    text = text if ' ' in text else text + ' 12:00'
    return datetime.datetime.strptime(text, '%Y-%m-%d %H:%M').replace(tzinfo=datetime.timezone.utc)
Site.objects.update(domain='corvidhill.example', name='Corvid Hill Observatory')
User = get_user_model()
people = {}
for name, first, last, password, staff, root in known['users']:
    people[name] = User.objects.create_user(name, name + '@corvidhill.example', password, first_name=first, last_name=last, is_staff=staff, is_superuser=root)
queues = {}
for title, slug, address, public, owner in known['queues']:
    queues[slug] = Queue.objects.create(title=title, slug=slug, email_address=address, allow_public_submission=public, default_owner=people.get(owner))
fields = {}
for order, (name, label, help_text, kind, values, required, staff_only) in enumerate(known['fields']):
    fields[name] = CustomField.objects.create(name=name, label=label, help_text=help_text, data_type=kind, list_values=values, required=required,
        staff_only=staff_only, ordering=order, empty_selection_list=kind == 'list', max_length=40 if kind == 'varchar' else None)
for number, (title, queue, created, submitter, owner, status, priority, due, hold, description) in enumerate(known['tickets'], 1):
    ticket = Ticket.objects.create(title=title, queue=queues[queue], submitter_email=submitter, assigned_to=people.get(owner), status=status,
        priority=priority, due_date=at(due), on_hold=hold, description=description, created=at(created), secret_key='corvid-%04d' % (number * 37))
tickets = {one.id: one for one in Ticket.objects.all()}
for number, name, value in known['values']:
    TicketCustomFieldValue.objects.create(ticket=tickets[number], field=fields[name], value=value)
for number, when, who, title, comment, public, status, minutes in known['followups']:
    FollowUp.objects.create(ticket=tickets[number], date=at(when), user=people.get(who), title=title, comment=comment, public=public, new_status=status,
        time_spent=datetime.timedelta(minutes=minutes) if minutes else None)
for number, (_, _, created, *rest) in enumerate(known['tickets'], 1):
    last = FollowUp.objects.filter(ticket_id=number).order_by('-date').first()
    Ticket.objects.filter(id=number).update(created=at(created), modified=last.date if last else at(created), resolution=last.comment if last and last.new_status in (3, 4) else None)
for number, address in known['cc']: TicketCC.objects.create(ticket=tickets[number], email=address, can_view=True)
for number, on in known['depends']: TicketDependency.objects.create(ticket=tickets[number], depends_on=tickets[on])
for number, name, tasks in known['checklists']:
    made = Checklist.objects.create(ticket=tickets[number], name=name)
    for position, (words, done) in enumerate(tasks): made.tasks.create(description=words, position=position, completion_date=at('2026-10-21 15:45') if done else None)
for name, tasks in known['templates']: ChecklistTemplate.objects.create(name=name, task_list=tasks)
for name, body in known['replies']: PreSetReply.objects.create(name=name, body=body)
for who, title, shared, query in known['searches']: SavedSearch.objects.create(user=people[who], title=title, shared=shared, query=query_to_base64(query))
for name, date, address, keep in known['ignored']: IgnoreEmail.objects.create(name=name, date=date, email_address=address, keep_in_mailbox=keep)
for name, title, slug, description, public, items in known['categories']:
    category = KBCategory.objects.create(name=name, title=title, slug=slug, description=description, public=public)
    for order, (head, question, answer, votes, liked) in enumerate(items, 1):
        KBItem.objects.create(category=category, title=head, question=question, answer=answer, votes=votes, recommendations=liked, order=order, last_updated=at('2026-09-0%d 10:00' % order))
`;
