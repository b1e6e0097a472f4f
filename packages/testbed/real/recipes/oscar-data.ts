// Title, number, category, price, stock, colour of its picture (none: no picture), description
export const products = [
  ['Enamel kettle', 'KIT-001', 'Kitchen > Pots and kettles', '34.90', 18, '#3a6ea5', 'Holds 1.5 litres.'],
  ['Cast iron pan', 'KIT-002', 'Kitchen > Pots and kettles', '48.00', 7, '#444444', 'Diameter 26 cm.'],
  ['Bread knife', 'KIT-003', 'Kitchen', '22.50', 25, '#8c6d46', 'Serrated blade of 21 cm.'],
  ['Set of four bowls', 'KIT-004', 'Kitchen', '29.00', 0, '#b5533c', 'Stoneware, safe for the dishwasher.'],
  ['Linen tea towel', 'KIT-005', 'Kitchen', '8.75', 60, '', 'Striped, 50 by 70 cm.'],
  ['Watering can', 'GAR-001', 'Garden', '19.90', 14, '#4f8a4c', 'Galvanised, holds 7 litres.'],
  ['Pruning shears', 'GAR-002', 'Garden', '26.40', 3, '#c0392b', 'For branches up to 20 mm.'],
  ['Terracotta pot', 'GAR-003', 'Garden', '6.20', 120, '#c9743f', 'Diameter 18 cm, with a hole.'],
  ['Bird feeder', 'GAR-004', 'Garden', '15.00', 9, '', 'Made of larch, to hang up or to stand.'],
  ['Dotted notebook', 'STA-001', 'Stationery', '11.50', 45, '#2c7a7b', 'Size A5, 160 pages, stitched.'],
  ['Fountain pen', 'STA-002', 'Stationery', '39.00', 5, '#1f2a5a', 'Medium nib, comes with two cartridges.'],
  ['Desk calendar 2025', 'STA-003', 'Stationery', '14.80', 0, '#7d5ba6', 'One page for each week.'],
  ['Camping lantern', 'OUT-001', 'Outdoor', '32.00', 11, '#d9a520', 'Runs for 40 hours on three batteries.'],
  ['Picnic blanket', 'OUT-002', 'Outdoor', '27.60', 16, '#a83f5b', 'Coated underside, 150 by 200 cm.'],
  ['Steel bottle', 'OUT-003', 'Outdoor', '18.90', 33, '#5d6d7e', 'Keeps 750 ml warm for twelve hours.'],
];

// Status, day, product numbers with quantities
export const orders = [
  ['Complete', '2024-03-11', { 'KIT-001': 1, 'KIT-005': 4 }],
  ['Shipped', '2024-05-27', { 'STA-001': 2 }],
  ['Cancelled', '2024-06-03', { 'GAR-002': 1, 'GAR-003': 6 }],
  ['Pending', '2024-06-18', { 'OUT-001': 1, 'OUT-003': 2 }],
];

// Product number, score, title, text, name
export const reviews = [
  ['KIT-001', 5, 'Boils quickly', 'We use it every day and it still looks new.', 'Paula'],
  ['KIT-001', 3, 'Handle gets warm', 'Good size, but take a cloth for the handle.', 'Edwin'],
  ['STA-002', 4, 'Writes smoothly', 'The ink flows evenly. The cap is a little tight.', 'Marta'],
  ['GAR-001', 2, 'Drips', 'Water runs down the spout when it is full.', 'Jonas'],
];

export const settings = `
import os
import oscar
from oscar.defaults import *
here = os.path.dirname(os.path.abspath(__file__))
DEBUG = False
SECRET_KEY = 'known-key-of-the-testbed'
ALLOWED_HOSTS = ['*']
SITE_ID = 1
ROOT_URLCONF = 'urls'
STATIC_URL = '/static/'
MEDIA_URL = '/media/'
MEDIA_ROOT = os.path.join(here, 'media')
LANGUAGE_CODE = 'en-gb'
LANGUAGES = [('en-gb', 'English')]
TIME_ZONE = 'UTC'
USE_TZ = True
INSTALLED_APPS = [
    'delivery.apps.ShippingConfig' if name == 'oscar.apps.shipping.apps.ShippingConfig' else name
    for name in oscar.INSTALLED_APPS] + ['sorl.thumbnail']
MIGRATION_MODULES = {'shipping': 'oscar.apps.shipping.migrations'}
MIDDLEWARE = [
    'django.contrib.sessions.middleware.SessionMiddleware',
    'django.middleware.common.CommonMiddleware',
    'django.middleware.csrf.CsrfViewMiddleware',
    'django.contrib.auth.middleware.AuthenticationMiddleware',
    'django.contrib.messages.middleware.MessageMiddleware',
    'oscar.apps.basket.middleware.BasketMiddleware',
    'django.contrib.flatpages.middleware.FlatpageFallbackMiddleware']
TEMPLATES = [{
    'BACKEND': 'django.template.backends.django.DjangoTemplates', 'APP_DIRS': True,
    'DIRS': [os.path.join(here, 'templates')],
    'OPTIONS': {'context_processors': [
        'django.template.context_processors.request', 'django.template.context_processors.i18n',
        'django.contrib.auth.context_processors.auth', 'django.contrib.messages.context_processors.messages',
        'oscar.apps.search.context_processors.search_form', 'oscar.apps.checkout.context_processors.checkout',
        'oscar.apps.communication.notifications.context_processors.notifications',
        'oscar.core.context_processors.metadata']}}]
DATABASES = {'default': {
    'ENGINE': 'django.db.backends.sqlite3', 'NAME': os.path.join(here, 'shop.db'),
    'OPTIONS': {'timeout': 30, 'transaction_mode': 'IMMEDIATE'}}}
DEFAULT_AUTO_FIELD = 'django.db.models.AutoField'
HAYSTACK_CONNECTIONS = {'default': {
    'ENGINE': 'haystack.backends.whoosh_backend.WhooshEngine', 'PATH': os.path.join(here, 'index')}}
HAYSTACK_SIGNAL_PROCESSOR = os.environ.get('SIGNALS', 'haystack.signals.RealtimeSignalProcessor')
AUTHENTICATION_BACKENDS = [
    'oscar.apps.customer.auth_backends.EmailBackend', 'django.contrib.auth.backends.ModelBackend']
AUTH_PASSWORD_VALIDATORS = [
    {'NAME': 'django.contrib.auth.password_validation.MinimumLengthValidator', 'OPTIONS': {'min_length': 9}}]
# Cheap hashes: a log-in takes a moment only.
PASSWORD_HASHERS = ['django.contrib.auth.hashers.MD5PasswordHasher']
EMAIL_BACKEND = 'django.core.mail.backends.dummy.EmailBackend'
OSCAR_SHOP_NAME = 'Harbour Goods'
OSCAR_DEFAULT_CURRENCY = 'EUR'
OSCAR_ALLOW_ANON_CHECKOUT = True
OSCAR_IMAGE_FOLDER = 'images/products'
OSCAR_INITIAL_ORDER_STATUS = OSCAR_INITIAL_LINE_STATUS = 'Pending'
OSCAR_ORDER_STATUS_PIPELINE = OSCAR_LINE_STATUS_PIPELINE = {
    'Pending': ('Shipped', 'Cancelled'), 'Shipped': ('Complete',), 'Complete': (), 'Cancelled': ()}
`;

export const urls = `
from django.apps import apps
from django.conf import settings
from django.urls import include, path, re_path
from django.views.static import serve
urlpatterns = [
    path('i18n/', include('django.conf.urls.i18n')),
    re_path(r'^media/(?P<path>.*)$', serve, {'document_root': settings.MEDIA_ROOT}),
    path('', include(apps.get_app_config('oscar').urls[0]))]
`;

// Without this jQuery comes from the internet.
export const base = `{% extends 'oscar/base.html' %}{% load static %}
{% block cdn_scripts %}<script src="{% static 'oscar/js/jquery/jquery.min.js' %}"></script>{% endblock %}
`;

export const delivery = {
  'delivery/__init__.py': '',
  'delivery/models.py': 'from oscar.apps.shipping.models import *\n',
  'delivery/apps.py': `
from oscar.apps.shipping.apps import ShippingConfig as Base
class ShippingConfig(Base):
    name = 'delivery'
`,
  'delivery/repository.py': `
from decimal import Decimal
from oscar.apps.shipping.methods import FixedPrice
from oscar.apps.shipping.repository import Repository as Base
class Standard(FixedPrice):
    code, name, description = 'standard', 'Standard delivery', 'Three to five working days'
    charge_excl_tax = charge_incl_tax = Decimal('4.90')
class Express(FixedPrice):
    code, name, description = 'express', 'Express delivery', 'The next working day'
    charge_excl_tax = charge_incl_tax = Decimal('11.50')
class Repository(Base):
    methods = (Standard(), Express())
`,
};

export const fill = `
import datetime, io, json, os, sys
import django
django.setup()
from django.contrib.auth import get_user_model
from django.core.files.base import ContentFile
from django.core.management import call_command
from django.test import Client
from oscar.core.loading import get_class, get_model
from PIL import Image, ImageDraw
data = json.load(sys.stdin)
day = lambda text: datetime.datetime.fromisoformat(text + 'T10:00:00+00:00')
model = lambda name: get_model(*name.split('.'))
call_command('migrate', verbosity=0)
os.makedirs('media', exist_ok=True)
Image.new('RGB', (400, 400), '#dddddd').save('media/image_not_found.jpg')

User = get_user_model()
since = day('2024-01-08')
staff = User.objects.create_superuser('staff', 'staff@harbour.example', 'staff-harbour-1', first_name='Sven',
    last_name='Adler', date_joined=since)
customer = User.objects.create_user('olga', 'olga@mail.example', 'olga-harbour-1', first_name='Olga',
    last_name='Brandt', date_joined=since)
for code, name in ('DE', 'Germany'), ('FR', 'France'), ('NL', 'Netherlands'), ('PL', 'Poland'):
    model('address.Country').objects.create(iso_3166_1_a2=code, printable_name=name, name=name,
        is_shipping_country=True)
address = dict(first_name='Olga', last_name='Brandt', line1='Lindenweg 12', line4='Rostock', postcode='18055',
    country_id='DE')
model('address.UserAddress').objects.create(user=customer, is_default_for_shipping=True, **address)
partner = model('partner.Partner').objects.create(name='Harbour warehouse')

Product, StockRecord = model('catalogue.Product'), model('partner.StockRecord')
items = model('catalogue.ProductClass').objects.create(name='Item')
garments = model('catalogue.ProductClass').objects.create(name='Garment')
create_category = get_class('catalogue.categories', 'create_from_breadcrumbs')
found = {}
def picture(product, colour):
    image = Image.new('RGB', (400, 400), '#f4f1ea')
    ImageDraw.Draw(image).rounded_rectangle((90, 60 + 10 * (product.id % 7), 310, 340), 40, colour)
    buffer = io.BytesIO()
    image.save(buffer, 'PNG')
    model('catalogue.ProductImage').objects.create(product=product,
        original=ContentFile(buffer.getvalue(), product.upc + '.png'))
def product_of(title, number, price=None, stock=0, **more):
    product = found[number] = Product.objects.create(title=title, upc=number, **more)
    if price:
        StockRecord.objects.create(product=product, partner=partner, partner_sku=number, price_currency='EUR',
            price=price, num_in_stock=stock, low_stock_threshold=5)
    return product
for title, number, category, price, stock, colour, text in data['products']:
    product = product_of(title, number, price, stock, product_class=items, description=text)
    product.categories.add(create_category(category))
    if colour:
        picture(product, colour)
jacket = product_of('Rain jacket', 'OUT-010', product_class=garments, structure='parent',
    description='Light and waterproof, with a hood.')
jacket.categories.add(create_category('Outdoor'))
picture(jacket, '#2e86ab')
for size, stock in ('S', 4), ('M', 8), ('L', 0):
    product_of('Rain jacket, size ' + size, 'OUT-010-' + size, '79.00', stock, structure='child',
        parent=jacket)
product_of('Garden bench', 'GAR-009', '189.00', 2, product_class=items, is_public=False,
    description='Not yet on sale.').categories.add(create_category('Garden'))

Basket, Order = model('basket.Basket'), model('order.Order')
method = get_class('shipping.repository', 'Repository')().methods[0]
for status, placed, lines in data['orders']:
    basket = Basket.objects.create(owner=customer)
    basket.strategy = get_class('partner.strategy', 'Selector')().strategy()
    for number, quantity in lines.items():
        basket.add_product(found[number], quantity)
    charge = method.calculate(basket)
    total = get_class('checkout.calculators', 'OrderTotalCalculator')().calculate(basket, charge)
    place = model('order.ShippingAddress').objects.create(**address)
    order = get_class('order.utils', 'OrderCreator')().place_order(basket, total, method, charge,
        user=customer, shipping_address=place, status=status)
    basket.submit()
    order.lines.update(status=status)
    Order.objects.filter(id=order.id).update(date_placed=day(placed))

Review = model('reviews.ProductReview')
for at, (number, score, title, text, name) in enumerate(data['reviews']):
    review = Review.objects.create(product=found[number], score=score, title=title, body=text, name=name,
        email=name.lower() + '@mail.example', status=Review.APPROVED)
    Review.objects.filter(id=review.id).update(date_created=day('2024-04-0' + str(at + 1)))
wishes = model('wishlists.WishList').objects.create(owner=customer, name='For the balcony')
wishes.add(found['GAR-003'])
wishes.add(found['GAR-001'])

everything = model('offer.Range').objects.create(name='All products', includes_all_products=True)
spring, winter = ('Spring', 'SPRING10', 10, '2099-12-31'), ('Winter', 'WINTER20', 20, '2024-02-29')
for name, code, percent, end in spring, winter:
    condition = model('offer.Condition').objects.create(range=everything, type='Count', value=1)
    benefit = model('offer.Benefit').objects.create(range=everything, type='Percentage', value=percent)
    offer = model('offer.ConditionalOffer').objects.create(name=name + ' voucher', offer_type='Voucher',
        condition=condition, benefit=benefit)
    model('voucher.Voucher').objects.create(name=name + ' voucher', code=code, usage='Multi-use',
        start_datetime=day('2024-01-01'), end_datetime=day(end)).offers.add(offer)

# Last, for a review saves its product.
for at, product in enumerate(Product.objects.order_by('id')):
    Product.objects.filter(id=product.id).update(date_created=since + datetime.timedelta(days=at),
        date_updated=since + datetime.timedelta(days=at))
call_command('rebuild_index', interactive=False, verbosity=0)
# The small pictures are made now.
paths = [product.get_absolute_url() for product in found.values() if product.is_public]
for path in ['/catalogue/', *paths]:
    Client().get(path)
model('analytics.ProductRecord').objects.update(num_views=0)
`;
