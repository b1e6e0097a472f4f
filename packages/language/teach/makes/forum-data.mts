/** What the growers' forum knows: members, forums, topics with their posts, polls and who may do what. */
export const known = {
  now: '2026-11-15 18:00',
  members: [
    // name, password, moderator, signature
    ['marlow', 'drosera-52', false, 'Rain water only.'],
    ['petra_k', 'bog-1907', false, ''],
    ['quillon', 'nepenthes-8', true, 'Board and swap shelf'],
    ['sunny_dew', 'peat-6431', false, 'If in doubt, wait.'],
    ['old_bart', 'moss-2250', false, ''],
  ],
  forums: [
    // name, kind (0 posts, 1 category, 2 link), parent, description, link
    ['Growing', 1, null, 'Everything that eats flies.', null],
    ['Sundews', 0, 'Growing', 'Drosera from seed to flower.', null],
    ['Pitcher plants', 0, 'Growing', 'Sarracenia, Nepenthes and Heliamphora.', null],
    ['Flytraps', 0, 'Growing', 'One plant, many questions.', null],
    ['Club life', 1, null, 'For members and guests.', null],
    ['Meetings', 0, 'Club life', 'Where and when we meet.', null],
    ['Swap shelf', 0, 'Club life', 'Offer and ask, no money.', null],
    ['Seed bank', 2, 'Club life', 'Order seed from our bank.', 'https://seedbank.sundewcircle.example/'],
  ],
  topics: [
    // forum, subject, kind (0 normal, 1 sticky, 2 announcement), locked, views, poll, posts [who, when, text]
    [
      'Sundews',
      'Rules for cuttings in the post',
      1,
      false,
      212,
      null,
      [['quillon', '2026-03-02 10:00', 'Wrap in damp moss, no plastic, mark the box "live plants".']],
    ],
    [
      'Sundews',
      'Drosera capensis has no dew',
      0,
      false,
      48,
      null,
      [
        [
          'marlow',
          '2026-10-04 19:12',
          'Mine lost its dew within three days. South window, 21 °C, 40 % humidity.',
        ],
        ['sunny_dew', '2026-10-04 20:05', 'Too dry. Put it into a tray with 2 cm of rain water.'],
        ['marlow', '2026-10-09 18:41', 'Dew is back after five days. Thank you!'],
      ],
    ],
    [
      'Sundews',
      'Drosera capensis alba from seed',
      0,
      false,
      31,
      null,
      [
        [
          'petra_k',
          '2026-10-11 09:30',
          'Sown on 2 September, first green on 1 October. 14 of 40 seeds came up.',
        ],
        ['old_bart', '2026-10-11 12:17', 'That is about right for old seed.'],
      ],
    ],
    [
      'Sundews',
      'Which peat for seedlings?',
      0,
      false,
      77,
      [
        'Which mix do you use?',
        1,
        ['Pure peat', 'Peat and sand 1:1', 'Live sphagnum'],
        [
          ['marlow', 'Peat and sand 1:1'],
          ['old_bart', 'Live sphagnum'],
          ['quillon', 'Peat and sand 1:1'],
        ],
      ],
      [
        ['old_bart', '2026-09-20 08:00', 'I am curious what everybody takes.'],
        ['quillon', '2026-09-21 22:10', 'Half and half, never any fertiliser.'],
      ],
    ],
    [
      'Sundews',
      'White mould on the soil',
      0,
      true,
      96,
      null,
      [
        ['petra_k', '2026-08-14 17:25', 'White threads between the plants.'],
        ['quillon', '2026-08-15 07:58', 'More air, less water. Closed, see the guide.'],
      ],
    ],
    [
      'Sundews',
      'Winter rest for Drosera anglica',
      0,
      false,
      12,
      null,
      [['old_bart', '2026-11-08 16:40', 'Buds are formed. In the fridge at 3 °C until March?']],
    ],
    [
      'Sundews',
      'Label ink that stays',
      0,
      false,
      20,
      null,
      [['sunny_dew', '2026-11-01 11:11', 'Pencil. Only pencil.']],
    ],
    [
      'Pitcher plants',
      'Sarracenia leaning to one side',
      0,
      false,
      64,
      null,
      [
        ['petra_k', '2026-09-05 13:00', 'All eleven pitchers lean to the left.'],
        ['marlow', '2026-09-05 13:50', 'Turn the pot a quarter every week.'],
      ],
    ],
    [
      'Pitcher plants',
      'Nepenthes ventrata does not make pitchers',
      0,
      false,
      140,
      null,
      [
        ['sunny_dew', '2026-07-22 21:15', 'Leaves yes, pitchers no. Since April.'],
        ['quillon', '2026-07-23 06:45', 'Humidity above 60 % and more light.'],
        ['old_bart', '2026-07-23 19:20', 'And do not move it.'],
      ],
    ],
    [
      'Pitcher plants',
      'Heliamphora in a cellar',
      0,
      false,
      9,
      null,
      [['old_bart', '2026-11-12 20:30', '12 °C at night, LED 6500 K, 14 hours. It works.']],
    ],
    [
      'Flytraps',
      'Traps turn black',
      0,
      false,
      305,
      null,
      [
        ['marlow', '2026-06-01 10:10', 'Three of nine traps are black.'],
        ['petra_k', '2026-06-01 10:40', 'Each trap closes about four times, then it dies. Normal.'],
      ],
    ],
    [
      'Flytraps',
      'Traps do not close',
      0,
      false,
      88,
      null,
      [['petra_k', '2026-10-30 15:05', 'They stay open at 14 °C. Is it the season?']],
    ],
    [
      'Flytraps',
      'Can I feed it cheese?',
      0,
      false,
      451,
      null,
      [
        ['sunny_dew', '2026-05-17 12:00', 'My nephew asks.'],
        ['quillon', '2026-05-17 12:03', 'No.'],
      ],
    ],
    [
      'Meetings',
      'Winter meeting on 16 January',
      2,
      false,
      58,
      null,
      [
        [
          'quillon',
          '2026-11-02 09:00',
          'Orangery, 14:00 to 17:30. Cake by petra_k. Please answer by 9 January.',
        ],
        ['petra_k', '2026-11-02 18:33', 'Poppy seed or apple?'],
      ],
    ],
    [
      'Meetings',
      'Bog walk, photos',
      0,
      false,
      39,
      null,
      [['marlow', '2026-08-30 22:00', '84 photos are in the club folder.']],
    ],
    [
      'Swap shelf',
      'Offer: 6 Drosera spatulata',
      0,
      false,
      25,
      null,
      [
        ['petra_k', '2026-11-05 07:20', 'Two years old, pots of 7 cm.'],
        ['marlow', '2026-11-05 19:45', 'Two for me, please.'],
      ],
    ],
    [
      'Swap shelf',
      'Wanted: red flytrap',
      0,
      false,
      17,
      null,
      [['sunny_dew', '2026-11-10 08:55', 'Any dark clone.']],
    ],
  ],
  waiting: [['Swap shelf', 'Cheap pots, click here', 'old_bart', '2026-11-14 03:03', 'Buy pots now.']],
};

export const settings = `
import os, machina
from machina import MACHINA_MAIN_STATIC_DIR, MACHINA_MAIN_TEMPLATE_DIR
BASE = os.path.dirname(os.path.abspath(__file__))
SECRET_KEY = 'known-and-only-for-teaching'
DEBUG = True
ALLOWED_HOSTS = ['*']
INSTALLED_APPS = ['django.contrib.auth', 'django.contrib.contenttypes', 'django.contrib.sessions', 'django.contrib.messages',
    'django.contrib.staticfiles', 'django.contrib.humanize', 'mptt', 'haystack', 'widget_tweaks', 'machina', 'machina.apps.forum',
    'machina.apps.forum_conversation', 'machina.apps.forum_conversation.forum_attachments', 'machina.apps.forum_conversation.forum_polls',
    'machina.apps.forum_feeds', 'machina.apps.forum_moderation', 'machina.apps.forum_search', 'machina.apps.forum_tracking',
    'machina.apps.forum_member', 'machina.apps.forum_permission']
MIDDLEWARE = ['django.contrib.sessions.middleware.SessionMiddleware', 'django.middleware.common.CommonMiddleware',
    'django.middleware.csrf.CsrfViewMiddleware', 'django.contrib.auth.middleware.AuthenticationMiddleware',
    'django.contrib.messages.middleware.MessageMiddleware', 'machina.apps.forum_permission.middleware.ForumPermissionMiddleware']
ROOT_URLCONF = 'urls'
TEMPLATES = [{'BACKEND': 'django.template.backends.django.DjangoTemplates', 'DIRS': [os.path.join(BASE, 'templates'), MACHINA_MAIN_TEMPLATE_DIR],
    'APP_DIRS': True, 'OPTIONS': {'context_processors': ['django.template.context_processors.request',
    'django.contrib.auth.context_processors.auth', 'django.contrib.messages.context_processors.messages', 'machina.core.context_processors.metadata']}}]
STATICFILES_DIRS = [MACHINA_MAIN_STATIC_DIR]
STATIC_URL = '/static/'
MEDIA_ROOT = os.path.join(BASE, 'media')
MEDIA_URL = '/media/'
DATABASES = {'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': os.path.join(BASE, 'forum.sqlite3')}}
DEFAULT_AUTO_FIELD = 'django.db.models.AutoField'
CACHES = {'default': {'BACKEND': 'django.core.cache.backends.locmem.LocMemCache'},
    'machina_attachments': {'BACKEND': 'django.core.cache.backends.locmem.LocMemCache', 'LOCATION': 'files'}}
HAYSTACK_CONNECTIONS = {'default': {'ENGINE': 'haystack.backends.whoosh_backend.WhooshEngine', 'PATH': os.path.join(BASE, 'words')}}
PASSWORD_HASHERS = ['django.contrib.auth.hashers.MD5PasswordHasher']
LOGIN_URL = '/login/'
LOGIN_REDIRECT_URL = '/'
LOGOUT_REDIRECT_URL = '/'
TIME_ZONE = 'UTC'
USE_TZ = True
MACHINA_MARKUP_WIDGET = None
MACHINA_FORUM_NAME = 'Sundew Circle'
MACHINA_FORUM_TOPICS_NUMBER_PER_PAGE = 5
MACHINA_DEFAULT_AUTHENTICATED_USER_FORUM_PERMISSIONS = ['can_see_forum', 'can_read_forum', 'can_start_new_topics', 'can_reply_to_topics',
    'can_edit_own_posts', 'can_delete_own_posts', 'can_post_without_approval', 'can_create_polls', 'can_vote_in_polls']
`;

export const urls = `
from django.contrib.auth import views
from django.urls import include, path
urlpatterns = [path('login/', views.LoginView.as_view(template_name='login.html')), path('logout/', views.LogoutView.as_view()),
    path('', include('machina.urls'))]
`;

export const board = `{% extends 'board_base.html' %}
{% block header_collapse %}{{ block.super }}
<div class="navbar-nav">{% if request.user.is_authenticated %}<span class="navbar-text mr-3">{{ request.user.username }}</span>
<form action="/logout/" method="post">{% csrf_token %}<button class="btn btn-outline-light" type="submit">Log out</button></form>
{% else %}<a class="nav-item nav-link" href="/login/?next={{ request.path }}">Log in</a>{% endif %}</div>
{% endblock %}
`;

export const loginPage = `{% extends 'board_base.html' %}
{% block sub_title %}Log in{% endblock %}
{% block breadcrumb %}{% endblock %}
{% block content %}<div class="row"><div class="col-md-6"><h1>Log in</h1>
{% for error in form.non_field_errors %}<div class="alert alert-danger" role="alert">{{ error }}</div>{% endfor %}
<form method="post">{% csrf_token %}<input type="hidden" name="next" value="{{ next }}">
<div class="form-group"><label for="id_username">Member name</label><input class="form-control" id="id_username" name="username" value="{{ form.username.value|default:'' }}" required></div>
<div class="form-group"><label for="id_password">Password</label><input class="form-control" id="id_password" name="password" type="password" required></div>
<button class="btn btn-primary" type="submit">Log in</button></form></div></div>{% endblock %}
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
import json, datetime
from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group
from machina.apps.forum.models import Forum
from machina.apps.forum_conversation.models import Topic, Post
from machina.apps.forum_conversation.forum_polls.models import TopicPoll, TopicPollOption, TopicPollVote
from machina.apps.forum_member.models import ForumProfile
from machina.apps.forum_permission.models import ForumPermission, UserForumPermission, GroupForumPermission
known = json.load(open('known.json'))
def at(text): return datetime.datetime.strptime(text, '%Y-%m-%d %H:%M').replace(tzinfo=datetime.timezone.utc)
people = {}
crew = Group.objects.create(name='Moderators')
for name, password, moderator, signature in known['members']:
    people[name] = get_user_model().objects.create_user(name, name + '@sundewcircle.example', password)
    if moderator: people[name].groups.add(crew)
    profile, _ = ForumProfile.objects.get_or_create(user=people[name])
    profile.signature = signature
    profile.save()
forums = {}
for name, kind, parent, description, link in known['forums']:
    forums[name] = Forum.objects.create(name=name, type=kind, parent=forums.get(parent), description=description, link=link, link_redirects=False)
def permit(codenames, **who):
    for codename in codenames:
        UserForumPermission.objects.create(permission=ForumPermission.objects.get(codename=codename), forum=None, has_perm=True, **who)
permit(['can_see_forum', 'can_read_forum'], anonymous_user=True)
permit(['can_see_forum', 'can_read_forum', 'can_start_new_topics', 'can_reply_to_topics', 'can_edit_own_posts', 'can_delete_own_posts',
    'can_post_without_approval', 'can_create_polls', 'can_vote_in_polls'], authenticated_user=True)
for permission in ForumPermission.objects.all(): GroupForumPermission.objects.create(permission=permission, group=crew, forum=None, has_perm=True)
def post(topic, who, when, subject, text, approved=True):
    made = Post.objects.create(topic=topic, poster=people[who], subject=subject, content=text, approved=approved)
    Post.objects.filter(id=made.id).update(created=at(when), updated=at(when))
for forum, subject, kind, locked, views, poll, posts in known['topics']:
    topic = Topic.objects.create(forum=forums[forum], poster=people[posts[0][0]], subject=subject, type=kind, status=1 if locked else 0, approved=True)
    for index, (who, when, text) in enumerate(posts): post(topic, who, when, subject if index == 0 else 'Re: ' + subject, text)
    if poll:
        question, most, options, votes = poll
        made = TopicPoll.objects.create(topic=topic, question=question, max_options=most, user_changes=True)
        choices = {text: TopicPollOption.objects.create(poll=made, text=text) for text in options}
        for who, choice in votes: TopicPollVote.objects.create(poll_option=choices[choice], voter=people[who])
    Topic.objects.filter(id=topic.id).update(created=at(posts[0][1]), updated=at(posts[-1][1]), last_post_on=at(posts[-1][1]), views_count=views)
for forum, subject, who, when, text in known['waiting']:
    topic = Topic.objects.create(forum=forums[forum], poster=people[who], subject=subject, type=0, status=0, approved=False)
    post(topic, who, when, subject, text, False)
for forum in Forum.objects.filter(type=0):
    last = Post.objects.filter(topic__forum=forum, approved=True).order_by('-created').first()
    Forum.objects.filter(id=forum.id).update(last_post=last, last_post_on=last.created)
`;
