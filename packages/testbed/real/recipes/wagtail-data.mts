/** The files of a small site of a garden, and its pages, snippets and users. */
export const settings = `
from pathlib import Path
BASE_DIR = Path(__file__).resolve().parent
SECRET_KEY = 'only-for-tests-7be02c94d1f36a58'
DEBUG = False
ALLOWED_HOSTS = ['*']
INSTALLED_APPS = ['garden'] + ['wagtail.' + name for name in (
    'contrib.forms', 'contrib.redirects', 'contrib.settings', 'embeds', 'sites', 'users', 'snippets', 'documents',
    'images', 'search', 'admin')] + ['wagtail', 'modelcluster', 'taggit', 'django_filters'] + [
    'django.contrib.' + name for name in ('auth', 'contenttypes', 'sessions', 'messages', 'staticfiles')]
MIDDLEWARE = [
    'django.contrib.sessions.middleware.SessionMiddleware',
    'django.middleware.common.CommonMiddleware',
    'django.middleware.csrf.CsrfViewMiddleware',
    'django.contrib.auth.middleware.AuthenticationMiddleware',
    'django.contrib.messages.middleware.MessageMiddleware',
    'django.middleware.clickjacking.XFrameOptionsMiddleware',
    'wagtail.contrib.redirects.middleware.RedirectMiddleware',
]
X_FRAME_OPTIONS = 'SAMEORIGIN'
ROOT_URLCONF = 'urls'
TEMPLATES = [{
    'BACKEND': 'django.template.backends.django.DjangoTemplates',
    'APP_DIRS': True,
    'OPTIONS': {'context_processors': [
        'django.template.context_processors.request',
        'django.contrib.auth.context_processors.auth',
        'django.contrib.messages.context_processors.messages',
        'wagtail.contrib.settings.context_processors.settings',
    ]},
}]
DATABASES = {'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': BASE_DIR / 'garden.sqlite3',
                         'OPTIONS': {'timeout': 20, 'transaction_mode': 'IMMEDIATE'}}}
DEFAULT_AUTO_FIELD = 'django.db.models.BigAutoField'
# The usual hash takes seconds on a busy machine.
PASSWORD_HASHERS = ['django.contrib.auth.hashers.MD5PasswordHasher']
AUTH_PASSWORD_VALIDATORS = [{'NAME': 'django.contrib.auth.password_validation.' + name} for name in
                            ('MinimumLengthValidator', 'CommonPasswordValidator', 'NumericPasswordValidator')]
EMAIL_BACKEND = 'django.core.mail.backends.dummy.EmailBackend'
LANGUAGE_CODE = 'en-gb'
TIME_ZONE = 'UTC'
USE_TZ = True
STATIC_URL = '/static/'
MEDIA_URL = '/media/'
MEDIA_ROOT = BASE_DIR / 'media'
WAGTAIL_SITE_NAME = 'Fernhill Botanic Garden'
WAGTAILADMIN_BASE_URL = 'http://127.0.0.1'
# Nothing goes out.
WAGTAIL_ENABLE_UPDATE_CHECK = False
WAGTAIL_ENABLE_WHATS_NEW_BANNER = False
WAGTAIL_GRAVATAR_PROVIDER_URL = None
WAGTAILEMBEDS_FINDERS = []
`;

export const urls = `
from django.conf import settings
from django.urls import include, path, re_path
from django.views.static import serve
from wagtail import urls as wagtail_urls
from wagtail.admin import urls as admin_urls
from wagtail.documents import urls as document_urls
from garden.views import search
urlpatterns = [
    path('admin/', include(admin_urls)),
    path('documents/', include(document_urls)),
    path('search/', search, name='search'),
    re_path(r'^media/(?P<path>.*)$', serve, {'document_root': settings.MEDIA_ROOT}),
    path('', include(wagtail_urls)),
]
`;

const models = `
from django.core.paginator import Paginator
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from modelcluster.contrib.taggit import ClusterTaggableManager
from modelcluster.fields import ParentalKey
from taggit.models import TaggedItemBase
from wagtail.admin.panels import FieldPanel, FieldRowPanel, InlinePanel, MultiFieldPanel
from wagtail.contrib.forms.models import AbstractForm, AbstractFormField
from wagtail.contrib.forms.panels import FormSubmissionsPanel
from wagtail.contrib.settings.models import BaseSiteSetting, register_setting
from wagtail.fields import RichTextField
from wagtail.models import DraftStateMixin, Page, RevisionMixin
from wagtail.search import index

@register_setting(icon='time')
class OpeningHours(BaseSiteSetting):
    summer = models.CharField(max_length=60, help_text='April to September')
    winter = models.CharField(max_length=60, help_text='October to March')
    closed_on = models.CharField(max_length=60, blank=True)
    phone = models.CharField(max_length=30, blank=True)
    class Meta:
        verbose_name = 'opening hours'

class Person(index.Indexed, models.Model):
    name = models.CharField(max_length=80)
    role = models.CharField(max_length=80)
    email = models.EmailField(blank=True)
    search_fields = [index.SearchField('name'), index.AutocompleteField('name'), index.SearchField('role')]
    class Meta:
        ordering = ['name']
        verbose_name_plural = 'people'
    def __str__(self):
        return self.name

class Plant(DraftStateMixin, RevisionMixin, index.Indexed, models.Model):
    BEDS = [('rock', 'Rock garden'), ('pond', 'Pond edge'), ('house', 'Glasshouse'), ('wood', 'Woodland walk'),
            ('herb', 'Herb beds')]
    common_name = models.CharField(max_length=60)
    latin_name = models.CharField(max_length=80, unique=True)
    bed = models.CharField(max_length=10, choices=BEDS)
    height_cm = models.PositiveIntegerField('height (cm)', validators=[MinValueValidator(1), MaxValueValidator(4000)])
    flowers_in = models.CharField(max_length=20, blank=True)
    planted_on = models.DateField(null=True, blank=True)
    poisonous = models.BooleanField(default=False)
    panels = [
        FieldPanel('common_name'), FieldPanel('latin_name'),
        FieldRowPanel([FieldPanel('bed'), FieldPanel('height_cm')]),
        FieldRowPanel([FieldPanel('flowers_in'), FieldPanel('planted_on')]),
        FieldPanel('poisonous'),
    ]
    search_fields = [index.SearchField('common_name'), index.AutocompleteField('common_name'),
                     index.SearchField('latin_name'), index.AutocompleteField('latin_name'),
                     index.FilterField('bed'), index.FilterField('poisonous')]
    class Meta:
        ordering = ['common_name']
    def __str__(self):
        return self.common_name

class HomePage(Page):
    max_count = 1
    intro = RichTextField(blank=True)
    hero = models.ForeignKey('wagtailimages.Image', null=True, blank=True, on_delete=models.SET_NULL,
                             related_name='+')
    content_panels = Page.content_panels + ['intro', 'hero']
    def get_context(self, request):
        context = super().get_context(request)
        context['latest'] = NotePage.objects.live().order_by('-date')[:3]
        context['next_events'] = EventPage.objects.live().order_by('date', 'title')[:3]
        return context

class TextPage(Page):
    body = RichTextField(blank=True)
    content_panels = Page.content_panels + ['body', InlinePanel('questions', label='Questions')]
    search_fields = Page.search_fields + [index.SearchField('body')]

class Question(models.Model):
    page = ParentalKey(TextPage, on_delete=models.CASCADE, related_name='questions')
    question = models.CharField(max_length=160)
    answer = models.TextField()
    panels = ['question', 'answer']

class NoteIndexPage(Page):
    intro = models.CharField(max_length=250, blank=True)
    subpage_types = ['garden.NotePage']
    content_panels = Page.content_panels + ['intro']
    def get_context(self, request):
        context = super().get_context(request)
        notes = NotePage.objects.child_of(self).live().order_by('-date')
        tag, author = request.GET.get('tag', ''), request.GET.get('author', '')
        if tag:
            notes = notes.filter(tags__name=tag)
        if author.isdigit():
            notes = notes.filter(author_id=int(author))
        context.update(notes=Paginator(notes, 5).get_page(request.GET.get('page')), tag=tag,
                       author=Person.objects.filter(pk=int(author)).first() if author.isdigit() else None)
        return context

class NoteTag(TaggedItemBase):
    content_object = ParentalKey('NotePage', on_delete=models.CASCADE, related_name='tagged_items')

class NotePage(Page):
    parent_page_types = ['garden.NoteIndexPage']
    date = models.DateField('post date')
    intro = models.CharField('summary', max_length=160)
    author = models.ForeignKey(Person, null=True, blank=True, on_delete=models.SET_NULL, related_name='notes')
    picture = models.ForeignKey('wagtailimages.Image', null=True, blank=True, on_delete=models.SET_NULL,
                                related_name='+')
    body = RichTextField(blank=True)
    tags = ClusterTaggableManager(through=NoteTag, blank=True)
    content_panels = Page.content_panels + [
        FieldRowPanel([FieldPanel('date'), FieldPanel('author')]), 'intro', 'picture', 'body', 'tags']
    search_fields = Page.search_fields + [index.SearchField('intro'), index.SearchField('body')]

class EventIndexPage(Page):
    subpage_types = ['garden.EventPage']
    def get_context(self, request):
        context = super().get_context(request)
        events = EventPage.objects.child_of(self).live().order_by('date', 'title')
        kind, free = request.GET.get('kind', ''), request.GET.get('free') == 'on'
        if kind:
            events = events.filter(kind=kind)
        if free:
            events = events.filter(price=0)
        context.update(events=events, kind=kind, free=free, kinds=EventPage.KINDS)
        return context

class EventPage(Page):
    KINDS = [('walk', 'Guided walk'), ('workshop', 'Workshop'), ('talk', 'Talk'), ('family', 'Family day')]
    parent_page_types = ['garden.EventIndexPage']
    date = models.DateField()
    starts = models.TimeField(null=True, blank=True)
    kind = models.CharField(max_length=10, choices=KINDS)
    place = models.CharField('meeting point', max_length=80)
    price = models.DecimalField('price (£)', max_digits=6, decimal_places=2, default=0,
                                validators=[MinValueValidator(0)])
    places = models.PositiveSmallIntegerField('places', default=20)
    description = RichTextField(blank=True, features=['bold', 'italic', 'link'])
    content_panels = Page.content_panels + [
        MultiFieldPanel([FieldRowPanel([FieldPanel('date'), FieldPanel('starts')]), FieldPanel('kind'),
                         FieldPanel('place')], heading='When and where'),
        FieldRowPanel([FieldPanel('price'), FieldPanel('places')]), 'description']
    search_fields = Page.search_fields + [index.SearchField('description'), index.SearchField('place')]

class FormField(AbstractFormField):
    page = ParentalKey('ContactPage', on_delete=models.CASCADE, related_name='form_fields')

class ContactPage(AbstractForm):
    intro = RichTextField(blank=True)
    thank_you_text = RichTextField(blank=True)
    content_panels = AbstractForm.content_panels + [
        FormSubmissionsPanel(), 'intro', InlinePanel('form_fields', label='Form fields'), 'thank_you_text']
`;

const hooks = `
from wagtail.admin.ui.tables import BooleanColumn, LiveStatusTagColumn
from wagtail.snippets.models import register_snippet
from wagtail.snippets.views.snippets import SnippetViewSet
from .models import Person, Plant

class PlantViewSet(SnippetViewSet):
    model = Plant
    icon = 'snippet'
    menu_label = 'Plants'
    add_to_admin_menu = True
    menu_order = 250
    list_display = ['common_name', 'latin_name', 'bed', 'height_cm', BooleanColumn('poisonous'), LiveStatusTagColumn()]
    list_filter = ['bed', 'poisonous']
    list_per_page = 10
    ordering = ['common_name']

class PersonViewSet(SnippetViewSet):
    model = Person
    icon = 'user'
    list_display = ['name', 'role', 'email']

register_snippet(PlantViewSet)
register_snippet(PersonViewSet)
`;

const views = `
from django.core.paginator import Paginator
from django.shortcuts import render
from wagtail.models import Page

def search(request):
    query = request.GET.get('query', '').strip()
    found = list(Page.objects.live().search(query)) if query else []
    results = Paginator(found, 10).get_page(request.GET.get('page'))
    return render(request, 'garden/search.html', {'query': query, 'results': results, 'total': len(found)})
`;

const base = `{% load wagtailcore_tags wagtailuserbar garden_tags %}<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{% block title %}{{ page.seo_title|default:page.title }}{% endblock %} – Fernhill Botanic Garden</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; font: 17px/1.5 Georgia, serif; color: #223; background: #fbfaf5; }
header, main, footer { padding: 1rem 2rem; max-width: 60rem; margin: auto; }
header { display: flex; gap: 1.5rem; align-items: center; border-bottom: 2px solid #2c5d3f; }
header > a { font-weight: bold; font-size: 1.3rem; text-decoration: none; }
nav ul { list-style: none; display: flex; gap: 1rem; margin: 0; padding: 0; }
header form { margin-left: auto; }
a { color: #2c5d3f; } [aria-current] { font-weight: bold; }
article.card { border-bottom: 1px solid #ccc; padding: .5rem 0; } .meta { color: #567; font-size: .9rem; }
table { border-collapse: collapse; } td, th { border: 1px solid #bbb; padding: .3rem .7rem; text-align: left; }
.tag { background: #e2ecdf; border-radius: 1rem; padding: .1rem .7rem; margin-right: .4rem; font-size: .9rem; }
.errorlist { color: #a11; margin: 0; padding: 0; list-style: none; } .contact p { margin: .6rem 0; }
.contact label { display: block; font-weight: bold; } footer { border-top: 1px solid #ccc; font-size: .9rem; }
details { margin: .4rem 0; } summary { cursor: pointer; font-weight: bold; }
</style></head><body>{% wagtailuserbar %}
<header><a href="/">Fernhill Botanic Garden</a>
<nav aria-label="Main"><ul>{% main_menu as items %}{% for item in items %}
<li><a href="{% pageurl item %}"{% if page.pk == item.pk %} aria-current="page"{% endif %}>{{ item.title }}</a></li>{% endfor %}</ul></nav>
<form action="/search/" role="search"><input type="search" name="query" placeholder="Search the garden" value="{{ query|default:'' }}">
<button>Go</button></form></header>
<main>{% block main %}{% endblock %}</main>
<footer><p>Summer: {{ settings.garden.OpeningHours.summer }} · Winter: {{ settings.garden.OpeningHours.winter }} · Closed on {{ settings.garden.OpeningHours.closed_on }}</p>
<p>Telephone {{ settings.garden.OpeningHours.phone }} · <a href="/admin/">Staff</a></p></footer></body></html>
`;

const page = (main: string) =>
  `{% extends 'garden/base.html' %}{% load wagtailcore_tags wagtailimages_tags %}{% block main %}${main}{% endblock %}`;

const noteCard = `<article class="card"><h3><a href="{% pageurl note %}">{{ note.title }}</a></h3>
<p class="meta">{{ note.date|date:'j F Y' }}{% if note.specific.author %} · by {{ note.specific.author }}{% endif %}</p><p>{{ note.intro }}</p></article>`;

export const files: Record<string, string> = {
  'garden/__init__.py': '',
  'garden/models.py': models,
  'garden/wagtail_hooks.py': hooks,
  'garden/views.py': views,
  'garden/templatetags/__init__.py': '',
  'garden/templatetags/garden_tags.py': `
from django import template
from wagtail.models import Site
register = template.Library()

@register.simple_tag(takes_context=True)
def main_menu(context):
    site = Site.find_for_request(context['request'])
    return site.root_page.get_children().live().in_menu() if site else []
`,
  'garden/templates/404.html': `<!doctype html><html lang="en"><head><title>Page not found – Fernhill Botanic Garden</title></head>
<body><h1>Page not found</h1><p>There is nothing growing here.</p><p><a href="/">Back to the home page</a></p></body></html>`,
  'garden/templates/garden/base.html': base,
  'garden/templates/garden/home_page.html': page(`<h1>{{ page.title }}</h1>
{% if page.hero %}{% image page.hero fill-900x260 %}{% endif %}{{ page.intro|richtext }}
<h2>Latest notes</h2>{% for note in latest %}${noteCard}{% endfor %}
<h2>Coming up</h2><ul>{% for event in next_events %}<li><a href="{% pageurl event %}">{{ event.title }}</a>, {{ event.date|date:'j F Y' }}</li>{% endfor %}</ul>`),
  'garden/templates/garden/text_page.html': page(`<h1>{{ page.title }}</h1>{{ page.body|richtext }}
{% with questions=page.questions.all %}{% if questions %}<h2>Questions we are often asked</h2>{% for item in questions %}
<details><summary>{{ item.question }}</summary><p>{{ item.answer }}</p></details>{% endfor %}{% endif %}{% endwith %}
{% with children=page.get_children.live %}{% if children %}<h2>More on this</h2><ul>{% for child in children %}<li><a href="{% pageurl child %}">{{ child.title }}</a></li>{% endfor %}</ul>{% endif %}{% endwith %}`),
  'garden/templates/garden/note_index_page.html': page(`<h1>{{ page.title }}</h1><p>{{ page.intro }}</p>
{% if tag or author %}<p>Showing notes {% if tag %}tagged “{{ tag }}”{% endif %}{% if author %}by {{ author }}{% endif %} ({{ notes.paginator.count }}) · <a href="{% pageurl page %}">Show all</a></p>{% endif %}
{% for note in notes %}${noteCard}{% empty %}<p>No notes yet.</p>{% endfor %}
{% if notes.paginator.num_pages > 1 %}<p class="pages">{% if notes.has_previous %}<a href="?page={{ notes.previous_page_number }}{% if tag %}&tag={{ tag }}{% endif %}">Newer</a> {% endif %}Page {{ notes.number }} of {{ notes.paginator.num_pages }}{% if notes.has_next %} <a href="?page={{ notes.next_page_number }}{% if tag %}&tag={{ tag }}{% endif %}">Older</a>{% endif %}</p>{% endif %}`),
  'garden/templates/garden/note_page.html': page(`<h1>{{ page.title }}</h1>
<p class="meta">{{ page.date|date:'j F Y' }}{% if page.author %} · by <a href="{% pageurl page.get_parent %}?author={{ page.author.pk }}">{{ page.author }}</a>, {{ page.author.role }}{% endif %}</p>
<p><em>{{ page.intro }}</em></p>{% if page.picture %}<figure>{% image page.picture width-480 %}<figcaption>{{ page.picture.title }}</figcaption></figure>{% endif %}{{ page.body|richtext }}
<p>{% for tag in page.tags.all %}<a class="tag" href="{% pageurl page.get_parent %}?tag={{ tag.name|urlencode }}">{{ tag.name }}</a>{% endfor %}</p>
<p><a href="{% pageurl page.get_parent %}">Back to {{ page.get_parent.title }}</a></p>`),
  'garden/templates/garden/event_index_page.html': page(`<h1>{{ page.title }}</h1>
<form><label>Kind <select name="kind"><option value="">All kinds</option>{% for value, label in kinds %}<option value="{{ value }}"{% if value == kind %} selected{% endif %}>{{ label }}</option>{% endfor %}</select></label>
<label><input type="checkbox" name="free"{% if free %} checked{% endif %}> Free events only</label> <button>Show</button></form>
<p>{{ events|length }} event{{ events|length|pluralize }}</p>
{% if events %}<table><thead><tr><th>Date</th><th>Event</th><th>Kind</th><th>Meeting point</th><th>Price</th><th>Places</th></tr></thead><tbody>{% for event in events %}
<tr><td>{{ event.date|date:'j M Y' }}</td><td><a href="{% pageurl event %}">{{ event.title }}</a></td><td>{{ event.get_kind_display }}</td><td>{{ event.place }}</td><td>{% if event.price %}£{{ event.price }}{% else %}Free{% endif %}</td><td>{{ event.places }}</td></tr>{% endfor %}</tbody></table>{% else %}<p>Nothing matches.</p>{% endif %}`),
  'garden/templates/garden/event_page.html': page(`<h1>{{ page.title }}</h1>
<dl><dt>When</dt><dd>{{ page.date|date:'l j F Y' }}{% if page.starts %}, {{ page.starts|time:'H:i' }}{% endif %}</dd><dt>Where</dt><dd>{{ page.place }}</dd>
<dt>Kind</dt><dd>{{ page.get_kind_display }}</dd><dt>Price</dt><dd>{% if page.price %}£{{ page.price }} per person{% else %}Free{% endif %}</dd><dt>Places</dt><dd>{{ page.places }}</dd></dl>
{{ page.description|richtext }}<p><a href="{% pageurl page.get_parent %}">All events</a></p>`),
  'garden/templates/garden/contact_page.html': page(`<h1>{{ page.title }}</h1>{{ page.intro|richtext }}
<form class="contact" method="post" action="{% pageurl page %}" novalidate>{% csrf_token %}{{ form.as_p }}<button type="submit">Send message</button></form>`),
  'garden/templates/garden/contact_page_landing.html': page(
    `<h1>{{ page.title }}</h1>{{ page.thank_you_text|richtext }}<p><a href="/">Back to the home page</a></p>`,
  ),
  'garden/templates/garden/search.html': `{% extends 'garden/base.html' %}{% load wagtailcore_tags %}{% block title %}Search{% endblock %}{% block main %}<h1>Search</h1>
{% if query %}<p>{{ total }} result{{ total|pluralize }} for “{{ query }}”</p>{% if total %}<ol>{% for result in results %}<li><a href="{% pageurl result %}">{{ result.title }}</a></li>{% endfor %}</ol>{% else %}<p>We found nothing. Try another word.</p>{% endif %}{% else %}<p>Enter a word to search for.</p>{% endif %}{% endblock %}`,
};

export const known = {
  users: [
    ['mara.lindqvist', 'fern-And-moss-7', 'Mara', 'Lindqvist', 'mara@fernhill.example', '', true, true],
    ['ines.duarte', 'Quince!blossom21', 'Inês', 'Duarte', 'ines@fernhill.example', 'Moderators', false, true],
    ['tom.okafor', 'compost-Heap-33', 'Tom', 'Okafor', 'tom@fernhill.example', 'Editors', false, true],
    ['priya.nair', 'lotus_Pond_58', 'Priya', 'Nair', 'priya@fernhill.example', 'Editors', false, true],
    [
      'walt.greer',
      'seedTray-4-walt',
      'Walter',
      'Greer',
      'walt@fernhill.example',
      'Plant records',
      false,
      true,
    ],
    ['jo.bell', 'old-Trowel-1999', 'Jo', 'Bell', 'jo.bell@fernhill.example', 'Editors', false, false],
  ],
  hours: {
    summer: '9.30 am to 7 pm',
    winter: '10 am to 4 pm',
    closed_on: '24 to 26 December',
    phone: '01632 960 482',
  },
  people: [
    ['Aoife Brennan', 'Head gardener', 'aoife@fernhill.example'],
    ['Kenji Watanabe', 'Alpine specialist', 'kenji@fernhill.example'],
    ['Ruth Adeyemi', 'Education officer', 'ruth@fernhill.example'],
    ['Samuel Pike', 'Volunteer', ''],
  ],
  plants: [
    ['Alpine aster', 'Aster alpinus', 'rock', 25, 'May', '2019-04-12', false, true],
    ['Bog myrtle', 'Myrica gale', 'pond', 150, 'April', '2016-10-03', false, true],
    ['Common foxglove', 'Digitalis purpurea', 'wood', 180, 'June', '2018-03-21', true, true],
    ['Edelweiss', 'Leontopodium nivale', 'rock', 20, 'July', '2020-05-08', false, true],
    ['English bluebell', 'Hyacinthoides non-scripta', 'wood', 45, 'April', '2011-09-17', true, true],
    ['Giant water lily', 'Victoria amazonica', 'house', 40, 'August', '2021-06-01', false, true],
    ['Lemon balm', 'Melissa officinalis', 'herb', 80, 'July', '2017-04-29', false, true],
    ['Lily of the valley', 'Convallaria majalis', 'wood', 25, 'May', '2014-10-11', true, true],
    ['Marsh marigold', 'Caltha palustris', 'pond', 40, 'March', '2015-03-30', false, true],
    ['Monkshood', 'Aconitum napellus', 'wood', 120, 'July', '2013-05-25', true, true],
    ['Purple saxifrage', 'Saxifraga oppositifolia', 'rock', 5, 'March', '2022-02-14', false, true],
    ['Queen of the night', 'Selenicereus grandiflorus', 'house', 300, 'June', '2010-07-19', false, true],
    ['Sweet woodruff', 'Galium odoratum', 'herb', 30, 'May', '2019-09-02', false, true],
    ['Vanilla orchid', 'Vanilla planifolia', 'house', 900, '', '2023-01-27', false, false],
    ['Wild garlic', 'Allium ursinum', 'wood', 35, 'April', '2012-11-05', false, true],
    ['Yellow flag', 'Iris pseudacorus', 'pond', 110, 'June', '2015-04-18', true, true],
  ],
  images: [
    ['Glasshouse at dawn', 1200, 500, [201, 222, 210], ['glasshouse', 'winter']],
    ['Rock garden in spring', 900, 600, [186, 170, 150], ['rock garden', 'spring']],
    ['Pond with marsh marigolds', 800, 600, [120, 160, 150], ['pond', 'spring']],
    ['Compost bins', 640, 480, [120, 90, 60], []],
    ['Portrait of Aoife', 400, 500, [210, 180, 160], ['people']],
  ],
  documents: [
    [
      'Garden map 2025',
      'garden-map-2025.txt',
      'Gate, glasshouse, pond, rock garden, woodland walk, herb beds.\n',
    ],
    ['Volunteer handbook', 'volunteer-handbook.txt', 'Bring gloves. Tell somebody when you leave.\n'],
    [
      'Seed list autumn 2024',
      'seed-list-autumn-2024.csv',
      'name,packets\nMarsh marigold,40\nWild garlic,25\n',
    ],
  ],
  notes: [
    [
      '2025-03-28',
      'First bluebells in the woodland',
      'Two weeks earlier than last year, and the scent reaches the gate.',
      0,
      '',
      'spring,woodland',
    ],
    [
      '2025-03-14',
      'Marsh marigolds at the pond',
      'The pond edge turned yellow within three warm days.',
      0,
      'Pond with marsh marigolds',
      'spring,pond',
    ],
    [
      '2025-02-21',
      'How we sow alpines',
      'Grit, patience and a cold frame: a short guide.',
      1,
      'Rock garden in spring',
      'rock garden,how to',
    ],
    [
      '2025-01-31',
      'Counting birds in the snow',
      'Twenty-three species in one morning, a record for January.',
      2,
      '',
      'wildlife,winter',
    ],
    [
      '2025-01-10',
      'A new roof for the glasshouse',
      '412 panes of glass, replaced in eleven days.',
      0,
      'Glasshouse at dawn',
      'glasshouse,winter',
    ],
    [
      '2024-12-06',
      'Wreaths from the hedges',
      'What to cut, what to leave, and how to keep it fresh.',
      2,
      '',
      'how to,winter',
    ],
    [
      '2024-11-15',
      'Putting the compost to bed',
      'Why our heaps wear carpets from November to March.',
      3,
      'Compost bins',
      'how to,compost',
    ],
    [
      '2024-10-18',
      'Fungi under the beeches',
      'A walk with forty-one finds and one that glows.',
      2,
      '',
      'woodland,wildlife',
    ],
    ['2024-09-20', 'Seeds to share', 'Our autumn list is out: 65 packets for members.', 0, '', 'seeds'],
    [
      '2024-08-23',
      'The night the queen flowered',
      'Queen of the night opened at 9.40 pm and closed before sunrise.',
      1,
      '',
      'glasshouse',
    ],
    [
      '2024-07-12',
      'Edelweiss is not rare here',
      'Sixty plants in bloom, and how they cope with our rain.',
      1,
      '',
      'rock garden',
    ],
    [
      '2024-06-07',
      'Bees love the herb beds',
      'We counted nine kinds of bee on the lemon balm alone.',
      3,
      '',
      'wildlife,herbs',
    ],
  ],
  events: [
    [
      '2027-04-03',
      '10:00',
      'Dawn chorus walk',
      'walk',
      'North gate',
      '6.50',
      15,
      'Bring binoculars. Tea afterwards in the potting shed.',
    ],
    [
      '2027-04-10',
      '11:00',
      'Egg hunt among the primroses',
      'family',
      'Lawn',
      '4.00',
      80,
      'For children up to ten.',
    ],
    ['2027-04-17', '14:00', 'Pruning roses', 'workshop', 'Rose arch', '18.00', 12, 'Secateurs are provided.'],
    [
      '2027-05-08',
      '19:00',
      'Poisons in the border',
      'talk',
      'Lecture room',
      '5.00',
      60,
      'Dr Helen Marsh on foxglove, monkshood and yew.',
    ],
    ['2027-05-15', '10:30', 'Woodland in May', 'walk', 'Beech avenue', '0', 25, 'Free for everybody.'],
    [
      '2027-06-05',
      '13:00',
      'Build a bee hotel',
      'workshop',
      'Potting shed',
      '12.00',
      16,
      'Suitable from eight years.',
    ],
    ['2027-06-19', '21:00', 'An evening with bats', 'walk', 'Pond', '0', 20, 'Only in dry weather.'],
    ['2027-07-03', '11:00', 'Midsummer picnic', 'family', 'Lawn', '0', 120, 'Bring a blanket.'],
    [
      '2027-07-24',
      '18:30',
      'Alpines without a mountain',
      'talk',
      'Lecture room',
      '5.00',
      60,
      'Kenji Watanabe shows his troughs.',
    ],
    [
      '2027-09-11',
      '14:00',
      'Saving your own seed',
      'workshop',
      'Potting shed',
      '9.50',
      18,
      'Take home three packets.',
    ],
  ],
  questions: [
    ['May I bring my dog?', 'Dogs on a lead are welcome everywhere except in the glasshouse.'],
    ['Is the garden accessible by wheelchair?', 'All main paths are. The woodland walk has two steep parts.'],
    ['Can I buy plants?', 'Yes, at the gate from April to October.'],
  ],
  submissions: [
    [
      '2025-03-02 09:14',
      'Hanna Weiss',
      'hanna.weiss@example.com',
      'A visit',
      'We are a party of 32. Is there a rate for groups?',
    ],
    [
      '2025-03-05 16:40',
      'Colin Firth-Barnes',
      'colin@example.org',
      'Volunteering',
      'I am free on Tuesdays and can dig.',
    ],
    [
      '2025-03-11 11:02',
      'Yusuf Demir',
      'y.demir@example.com',
      'Something else',
      'I lost a green umbrella near the pond.',
    ],
    ['2025-03-19 20:27', 'Lotte van Dijk', 'lotte@example.net', 'A visit', 'Are the roses out in May?'],
  ],
  redirects: [
    ['/roses', '/events/pruning-roses/', true],
    ['/tickets', '/visit-us/', true],
    ['/news', '/garden-notes/', false],
  ],
};

export const fill = `
import io, json, os, sys
from datetime import date, datetime, time, timezone
from decimal import Decimal
import django
django.setup()
from django.contrib.auth.models import Group, Permission, User
from django.core.files.base import ContentFile
from django.core.files.images import ImageFile
from PIL import Image as Picture, ImageDraw
from wagtail.contrib.forms.models import FormSubmission
from wagtail.contrib.redirects.models import Redirect
from wagtail.documents.models import Document
from wagtail.images.models import Image
from wagtail.models import Collection, ModelLogEntry, Page, PageLogEntry, Revision, Site, Workflow
from wagtail.users.models import UserProfile
from garden.models import *

known = json.load(open('known.json', encoding='utf8'))
stamp = lambda text: datetime.fromisoformat(text).replace(tzinfo=timezone.utc)
start = stamp('2024-05-02 08:00')

records = Group.objects.create(name='Plant records')
records.permissions.add(Permission.objects.get(codename='access_admin'), *Permission.objects.filter(
    content_type__app_label='garden', content_type__model='plant'))
for name, password, first, last, email, group, is_super, active in known['users']:
    user = User.objects.create_user(name, email, password, first_name=first, last_name=last, is_superuser=is_super,
                                    is_staff=is_super, is_active=active, date_joined=start)
    if group:
        user.groups.add(Group.objects.get(name=group))
    UserProfile.objects.get_or_create(user=user, defaults={'dismissibles': {}})
mara, tom, ines = (User.objects.get(username=name) for name in ('mara.lindqvist', 'tom.okafor', 'ines.duarte'))

people = [Person.objects.create(name=name, role=role, email=email) for name, role, email in known['people']]
for common, latin, bed, height, flowers, planted, poison, live in known['plants']:
    plant = Plant(common_name=common, latin_name=latin, bed=bed, height_cm=height, flowers_in=flowers,
                  planted_on=date.fromisoformat(planted), poisonous=poison, live=live, has_unpublished_changes=not live)
    plant.save()
    revision = plant.save_revision(user=mara)
    if live:
        revision.publish(user=mara)

root = Collection.get_first_root_node()
photos, papers = root.add_child(name='Photographs'), root.add_child(name='Papers')
pictures = {}
for title, width, height, colour, tags in known['images']:
    picture = Picture.new('RGB', (width, height), tuple(colour))
    pen = ImageDraw.Draw(picture)
    for at in range(0, width, 60):
        pen.ellipse((at, height // 2 + at % 90, at + 40, height // 2 + 40 + at % 90), fill=(44, 93, 63))
    data = io.BytesIO()
    picture.save(data, 'JPEG')
    name = title.lower().replace(' ', '-') + '.jpg'
    image = Image(title=title, file=ImageFile(io.BytesIO(data.getvalue()), name=name), uploaded_by_user=mara,
                  collection=photos if title != 'Compost bins' else root)
    image.save()
    image.tags.add(*tags)
    pictures[title] = image
for title, name, text in known['documents']:
    Document.objects.create(title=title, file=ContentFile(text.encode(), name=name), uploaded_by_user=mara,
                            collection=papers)
Image.objects.update(created_at=start)
Document.objects.update(created_at=start)

Site.objects.all().delete()
Page.objects.filter(depth=2).delete()
top = Page.objects.get(depth=1)
def add(parent, page, when=start, live=True, user=mara):
    page.live, page.owner = live, user
    page.has_unpublished_changes = not live
    parent.add_child(instance=page)
    revision = page.save_revision(user=user, log_action=True)
    if live:
        revision.publish(user=mara)
    Page.objects.filter(pk=page.pk).update(
        first_published_at=when if live else None, last_published_at=when if live else None,
        latest_revision_created_at=when)
    Revision.objects.filter(object_id=str(page.pk), base_content_type__model='page').update(created_at=when)
    PageLogEntry.objects.filter(page=page.pk).update(timestamp=when)
    return parent.get_children().get(pk=page.pk).specific

home = add(top, HomePage(title='Fernhill Botanic Garden', slug='home', hero=pictures['Glasshouse at dawn'],
    intro='<p>Eleven acres between the river and the railway, open to everybody since 1907.</p>'))
site = Site.objects.create(hostname='localhost', port=80, site_name='Fernhill', root_page=home, is_default_site=True)
OpeningHours.objects.create(site=site, **known['hours'])
visit = add(home, TextPage(title='Visit us', slug='visit-us', show_in_menus=True,
    body='<h2>Tickets</h2><ul><li>Adults: £7.50</li><li>Children under 16: £3.00</li><li>Members: free</li>'
         '<li>Family ticket (2 + 3): £18.00</li></ul><p>Last admission is <b>45 minutes</b> before we close.</p>'))
for at, (question, answer) in enumerate(known['questions']):
    Question.objects.create(page=visit, question=question, answer=answer)
visit.refresh_from_db()
visit = TextPage.objects.get(pk=visit.pk)
visit.save_revision(user=mara).publish(user=mara)
notes = add(home, NoteIndexPage(title='Garden notes', slug='garden-notes', show_in_menus=True,
    intro='What we see, sow and learn, week by week.'))
for day, title, intro, author, picture, tags in reversed(known['notes']):
    note = NotePage(title=title, date=date.fromisoformat(day), intro=intro, author=people[author],
                    picture=pictures.get(picture), search_description=intro,
                    body=f'<p>{intro}</p><p>Come and see for yourself, and ask for {people[author].name} at the gate.</p>')
    note.tags.add(*tags.split(','))
    notes = NoteIndexPage.objects.get(pk=notes.pk)
    add(notes, note, stamp(day + ' 09:00'), user=tom)
draft = add(NoteIndexPage.objects.get(pk=notes.pk), NotePage(title='Planning the fern house', date=date(2025, 4, 4),
    intro='A sketch of what may come in 2026.', author=people[0], body='<p>Not yet decided.</p>'),
    stamp('2025-04-01 15:30'), live=False, user=tom)
waiting = add(NoteIndexPage.objects.get(pk=notes.pk), NotePage(title='Lichens on the north wall', date=date(2025, 4, 2),
    intro='Seven kinds on nine metres of brick.', author=people[3], body='<p>Slow, but steady.</p>'),
    stamp('2025-04-02 10:05'), live=False, user=tom)
events = add(HomePage.objects.get(pk=home.pk), EventIndexPage(title='Events', slug='events', show_in_menus=True))
for day, at, title, kind, place, price, places, text in known['events']:
    add(EventIndexPage.objects.get(pk=events.pk), EventPage(title=title, date=date.fromisoformat(day),
        starts=time.fromisoformat(at), kind=kind, place=place, price=Decimal(price), places=places,
        description=f'<p>{text}</p>'), stamp('2025-02-03 12:00'))
about = add(HomePage.objects.get(pk=home.pk), TextPage(title='About the garden', slug='about', show_in_menus=True,
    body='<p>Founded by the botanist Edith Fern in 1907, and run by a trust since 1968.</p>'))
add(about, TextPage(title='Our history', slug='history',
    body='<p>1907: first planting. 1931: the glasshouse. 1968: the trust. 1994: the pond. 2011: the woodland walk.</p>'))
add(TextPage.objects.get(pk=about.pk), TextPage(title='Volunteering', slug='volunteering',
    body='<p>Some 85 volunteers help us every week. Ask Samuel Pike.</p>'))
contact = add(HomePage.objects.get(pk=home.pk), ContactPage(title='Write to us', slug='write-to-us', show_in_menus=True,
    intro='<p>We answer within three working days.</p>',
    thank_you_text='<p>Thank you for writing. Aoife or Ruth will answer you soon.</p>'))
for at, (label, kind, required, choices, text) in enumerate([
        ('Your name', 'singleline', True, '', ''), ('Email address', 'email', True, '', 'Only used to answer you.'),
        ('Subject', 'dropdown', True, 'A visit\\nVolunteering\\nSomething else', ''),
        ('How many of you?', 'number', False, '', 'For groups.'), ('Message', 'multiline', True, '', ''),
        ('Send me the newsletter', 'checkbox', False, '', '')]):
    FormField.objects.create(page=contact, sort_order=at, label=label, field_type=kind, required=required,
                             choices=choices, help_text=text)
contact = ContactPage.objects.get(pk=contact.pk)
contact.save_revision(user=mara).publish(user=mara)
names = [field.clean_name for field in contact.get_form_fields()]
for when, name, email, subject, message in known['submissions']:
    values = dict(zip(names, [name, email, subject, None, message, False]))
    entry = FormSubmission.objects.create(page=contact, form_data=values)
    FormSubmission.objects.filter(pk=entry.pk).update(submit_time=stamp(when))
for old, link, permanent in known['redirects']:
    Redirect.objects.create(old_path=old, redirect_link=link, is_permanent=permanent, site=site)
workflow = Workflow.objects.get(name='Moderators approval')
waiting = NotePage.objects.get(pk=waiting.pk)
workflow.start(waiting, tom)
for entry in (PageLogEntry, ModelLogEntry):
    entry.objects.filter(timestamp__gt=stamp('2026-01-01 00:00')).update(timestamp=stamp('2025-04-02 10:05'))
Revision.objects.filter(created_at__gt=stamp('2026-01-01 00:00')).update(created_at=start)
Page.objects.filter(latest_revision_created_at__gt=stamp('2026-01-01 00:00')).update(latest_revision_created_at=start)
Page.objects.filter(last_published_at__gt=stamp('2026-01-01 00:00')).update(last_published_at=start)
Plant.objects.filter(live=True).update(first_published_at=start, last_published_at=start)
# Small copies of pictures take long on a busy machine.
for image in Image.objects.all():
    for size in ('max-165x165', 'max-800x600', 'width-480'):
        image.get_rendition(size)
`;
