// The application's own files are written by `seed`.
export const program = String.raw`import json, os, sys
from datetime import date, time
from flask import Flask, flash, redirect, render_template, request, session, url_for
from flask_admin import Admin, AdminIndexView, BaseView, expose
from flask_admin.actions import action
from flask_admin.contrib.sqla import ModelView
from flask_admin.menu import MenuLink
from flask_admin.theme import Bootstrap4Theme
from flask_sqlalchemy import SQLAlchemy
from wtforms import ValidationError, validators

here = os.path.dirname(os.path.abspath(__file__))
app = Flask(__name__)
app.config.update(SECRET_KEY='thornbeck', SQLALCHEMY_DATABASE_URI='sqlite:///' + os.path.join(here, 'railway.db'))
db = SQLAlchemy(app)
users = {'marian': ('coal-hatch-4', 'Marian Oakes', 'office'), 'piet': ('brass-valve-7', 'Piet Verhage', 'works')}


class Engine(db.Model):
    id = db.Column(db.Integer, primary_key=True)
    number = db.Column(db.String(12), unique=True, nullable=False)
    name = db.Column(db.String(40))
    kind = db.Column(db.String(12), nullable=False)
    built = db.Column(db.Integer)
    state = db.Column(db.String(16), nullable=False)
    ticket_until = db.Column(db.Date)
    loan = db.Column(db.Boolean, default=False)
    notes = db.Column(db.Text)

    def __str__(self):
        return f'{self.number} {self.name}' if self.name else self.number


class Crew(db.Model):
    id = db.Column(db.Integer, primary_key=True)
    name = db.Column(db.String(60), nullable=False)
    email = db.Column(db.String(80), unique=True)
    grade = db.Column(db.String(16), nullable=False)
    joined = db.Column(db.Date)
    medical = db.Column(db.Boolean, default=False)
    duties = db.Column(db.Integer, default=0)

    def __str__(self):
        return self.name


class Train(db.Model):
    id = db.Column(db.Integer, primary_key=True)
    code = db.Column(db.String(8), unique=True, nullable=False)
    title = db.Column(db.String(60), nullable=False)
    runs_on = db.Column(db.Date, nullable=False)
    departs = db.Column(db.Time, nullable=False)
    fare = db.Column(db.Numeric(6, 2), nullable=False)
    seats = db.Column(db.Integer, nullable=False)
    engine_id = db.Column(db.Integer, db.ForeignKey(Engine.id))
    engine = db.relationship(Engine, backref='trains')
    driver_id = db.Column(db.Integer, db.ForeignKey(Crew.id))
    driver = db.relationship(Crew, backref='trains')

    def __str__(self):
        return f'{self.code} {self.title}'


class Booking(db.Model):
    id = db.Column(db.Integer, primary_key=True)
    reference = db.Column(db.String(12), unique=True, nullable=False)
    party = db.Column(db.String(60), nullable=False)
    email = db.Column(db.String(80))
    train_id = db.Column(db.Integer, db.ForeignKey(Train.id))
    train = db.relationship(Train, backref='bookings')
    seats = db.Column(db.Integer, nullable=False)
    paid = db.Column(db.Boolean, default=False)
    status = db.Column(db.String(12), nullable=False)
    remarks = db.Column(db.Text)

    def __str__(self):
        return self.reference


def person():
    return users.get(session.get('user'))


class Guarded:
    def is_accessible(self):
        return person() is not None

    def inaccessible_callback(self, name, **kwargs):
        return redirect(url_for('login', next=request.url))


class Home(Guarded, AdminIndexView):
    @expose('/')
    def index(self):
        return self.render('home.html', person=person(),
                           engines=Engine.query.filter_by(state='In service').count(),
                           unpaid=Booking.query.filter_by(paid=False).filter(Booking.status != 'Cancelled').count(),
                           unmanned=Train.query.filter_by(driver_id=None).count(),
                           trains=Train.query.order_by(Train.runs_on, Train.departs).limit(5))


class View(Guarded, ModelView):
    page_size = 10
    can_view_details = True
    column_type_formatters = {**ModelView.column_type_formatters, date: lambda v, x, n: x.strftime('%d %b %Y'), time: lambda v, x, n: x.strftime('%H:%M')}


class EngineView(View):
    can_export = True
    can_set_page_size = True
    page_size_options = (5, 10, 50)
    column_list = ['number', 'name', 'kind', 'built', 'state', 'ticket_until', 'loan']
    column_labels = {'number': 'No.', 'kind': 'Type', 'built': 'Year built', 'ticket_until': 'Boiler ticket until', 'loan': 'On loan'}
    column_descriptions = {'ticket_until': 'Steam engines only'}
    column_searchable_list = ['number', 'name']
    column_filters = ['kind', 'state', 'built', 'loan']
    column_editable_list = ['name', 'built']
    column_default_sort = 'number'
    form_columns = ['number', 'name', 'kind', 'built', 'state', 'ticket_until', 'loan', 'notes']
    form_widget_args = {'kind': {'data-role': ''}, 'state': {'data-role': ''}}
    form_choices = {'kind': [(x, x) for x in ('Steam', 'Diesel', 'Railcar')], 'state': [(x, x) for x in ('In service', 'In the works', 'Stored')]}
    form_args = {'built': {'validators': [validators.Optional(), validators.NumberRange(1830, 2025, 'The year must lie between 1830 and 2025.')]}}

    @action('store', 'Put into store', 'Put the chosen engines into store?')
    def store(self, ids):
        chosen = Engine.query.filter(Engine.id.in_(ids)).all()
        for engine in chosen:
            engine.state = 'Stored'
        db.session.commit()
        flash(f'{len(chosen)} engines were put into store.', 'success')


class CrewView(View):
    column_list = ['name', 'email', 'grade', 'joined', 'medical', 'duties']
    column_labels = {'email': 'E-mail', 'medical': 'Medical valid', 'duties': 'Duties this season'}
    column_searchable_list = ['name', 'email']
    column_filters = ['grade', 'medical', 'duties']
    column_editable_list = ['duties']
    column_default_sort = 'name'
    create_modal = True
    edit_modal = True
    form_columns = ['name', 'email', 'grade', 'joined', 'medical', 'duties']
    form_widget_args = {'grade': {'data-role': ''}}
    form_choices = {'grade': [(x, x) for x in ('Driver', 'Fireman', 'Guard', 'Signaller', 'Trainee')]}
    form_args = {'email': {'validators': [validators.Optional(), validators.Email('This is no mail address.')]},
                 'duties': {'validators': [validators.Optional(), validators.NumberRange(0, 60, 'Between 0 and 60 duties, please.')]}}


class TrainView(View):
    column_list = ['code', 'title', 'runs_on', 'departs', 'fare', 'seats', 'engine', 'driver']
    column_labels = {'code': 'Train', 'runs_on': 'Day', 'departs': 'Leaves Thornbeck at', 'fare': 'Fare (£)', 'seats': 'Seats on sale'}
    column_sortable_list = ['code', 'title', 'runs_on', 'departs', 'fare', 'seats']
    column_searchable_list = ['code', 'title']
    column_filters = ['runs_on', 'fare', 'title']
    column_default_sort = 'runs_on'
    details_modal = True
    can_delete = False
    form_columns = ['code', 'title', 'runs_on', 'departs', 'fare', 'seats', 'engine', 'driver']


class BookingView(View):
    can_export = True
    column_list = ['reference', 'party', 'train', 'seats', 'status', 'paid']
    column_labels = {'reference': 'Ref', 'email': 'Contact', 'train.code': 'Train'}
    column_searchable_list = ['reference', 'party', 'email']
    column_filters = ['status', 'paid', 'seats', 'train.code']
    column_default_sort = ('reference', True)
    column_details_list = ['reference', 'party', 'email', 'train', 'seats', 'status', 'paid', 'remarks']
    form_columns = ['reference', 'party', 'email', 'train', 'seats', 'status', 'paid', 'remarks']
    form_widget_args = {'status': {'data-role': ''}}
    form_choices = {'status': [(x, x) for x in ('Held', 'Confirmed', 'Cancelled')]}
    form_args = {'seats': {'validators': [validators.InputRequired(), validators.NumberRange(1, 48, 'A party has 1 to 48 seats.')]}}

    @property
    def can_delete(self):
        return bool(person()) and person()[2] == 'office'

    @action('paid', 'Mark as paid', 'Mark the chosen bookings as paid?')
    def mark(self, ids):
        chosen = Booking.query.filter(Booking.id.in_(ids)).all()
        for booking in chosen:
            booking.paid = True
        db.session.commit()
        flash(f'{len(chosen)} bookings are marked as paid.', 'success')


class SettingsView(Guarded, BaseView):
    @expose('/', methods=['GET', 'POST'])
    def index(self):
        path = os.path.join(here, 'settings.json')
        with open(path) as file:
            values = json.load(file)
        errors = {}
        if request.method == 'POST':
            values = {**request.form, 'reminders': 'reminders' in request.form, 'kiosk': 'kiosk' in request.form}
            if not values['season'].strip():
                errors['season'] = 'Give the season a name.'
            if not values['limit'].isdigit() or int(values['limit']) > 48:
                errors['limit'] = 'Enter a number of at most 48.'
            if errors:
                flash('The settings were not saved.', 'error')
            else:
                with open(path, 'w') as file:
                    json.dump(values, file)
                flash('The settings were saved.', 'success')
                return redirect(url_for('.index'))
        return self.render('settings.html', values=values, errors=errors)


@app.route('/')
def root():
    return redirect('/admin/')


@app.route('/login', methods=['GET', 'POST'])
def login():
    error = None
    name = ''
    if request.method == 'POST':
        name = request.form.get('user', '').strip()
        if not name or not request.form.get('word'):
            error = 'Please fill in both fields.'
        elif name not in users or users[name][0] != request.form['word']:
            error = 'Unknown name or wrong passphrase.'
        else:
            session['user'] = name
            return redirect(request.args.get('next') or '/admin/')
    return render_template('login.html', error=error, name=name)


@app.route('/logout')
def logout():
    session.clear()
    flash('You have been signed out.')
    return redirect('/login')


admin = Admin(app, name='Thornbeck Valley Railway', theme=Bootstrap4Theme(swatch='flatly', fluid=True, base_template='own_base.html'),
              index_view=Home(name='Overview', template='home.html'))
admin.add_view(BookingView(Booking, db, name='Bookings', category='Traffic'))
admin.add_view(TrainView(Train, db, name='Timetable', category='Traffic'))
admin.add_view(EngineView(Engine, db, name='Engines'))
admin.add_view(CrewView(Crew, db, name='Crew'))
admin.add_view(SettingsView(name='Settings', endpoint='settings'))
admin.add_link(MenuLink(name='Sign out', url='/logout'))


def fill():
    with open(os.path.join(here, 'known.json')) as file:
        known = json.load(file)
    with app.app_context():
        db.create_all()
        day = lambda x: date.fromisoformat(x) if x else None
        for number, name, kind, built, state, ticket, loan, notes in known['engines']:
            db.session.add(Engine(number=number, name=name, kind=kind, built=built, state=state, ticket_until=day(ticket), loan=loan, notes=notes))
        for name, email, grade, joined, medical, duties in known['crew']:
            db.session.add(Crew(name=name, email=email, grade=grade, joined=day(joined), medical=medical, duties=duties))
        db.session.commit()
        for code, title, runs, departs, fare, seats, engine, driver in known['trains']:
            db.session.add(Train(code=code, title=title, runs_on=day(runs), departs=time.fromisoformat(departs), fare=fare, seats=seats,
                                 engine=Engine.query.filter_by(number=engine).first(), driver=Crew.query.filter_by(name=driver).first()))
        db.session.commit()
        for ref, party, email, code, seats, status, paid, remarks in known['bookings']:
            db.session.add(Booking(reference=ref, party=party, email=email, train=Train.query.filter_by(code=code).first(), seats=seats,
                                   status=status, paid=paid, remarks=remarks))
        db.session.commit()
    with open(os.path.join(here, 'settings.json'), 'w') as file:
        json.dump(known['settings'], file)


if __name__ == '__main__':
    if sys.argv[1] == 'fill':
        fill()
    else:
        app.run('127.0.0.1', int(sys.argv[1]), threaded=True)
`;

export const known = String.raw`{"engines":[
["1704","Bramble","Steam",1917,"In service","2031-03-31",false,"Superheated, left-hand drive."],
["1740","Brambling","Steam",1921,"In the works","2024-11-30",false,"Boiler lifted, tubes due in spring."],
["2261","Lady Isolde","Steam",1936,"In service","2028-09-15",false,null],
["2268","","Steam",1938,"Stored",null,false,"Kept dry at Fell Siding."],
["D14","Curlew","Diesel",1958,"In service",null,false,null],
["D41","Dunlin","Diesel",1961,"In the works",null,false,"New injectors ordered."],
["D5062","","Diesel",1963,"In service",null,true,"Lent by the Harrowgill Line until October."],
["R3","Sandpiper","Railcar",1955,"In service",null,false,null],
["R7","Redshank","Railcar",1957,"Stored",null,false,null],
["448","Prospero","Steam",1909,"In service","2026-05-31",true,"Guest engine."],
["451","Old Margery","Steam",1911,"Stored","2019-08-01",false,null],
["D22","Fieldfare","Diesel",1959,"In service",null,false,null],
["R12","","Railcar",1960,"In the works",null,false,null]],
"crew":[
["Agnes Thorley","agnes@thornbeck.example","Driver","2009-04-12",true,14],
["Ambrose Thorley","ambrose@thornbeck.example","Fireman","2012-06-03",true,9],
["Bea Lindqvist","bea@thornbeck.example","Guard","2018-05-20",true,21],
["Caspar Noone","caspar@thornbeck.example","Driver","2004-03-28",false,0],
["Delia Farrow","delia@thornbeck.example","Signaller","2016-09-11",true,17],
["Edwin Marsh","edwin@thornbeck.example","Trainee","2025-02-02",true,3],
["Fergus Hale","fergus@thornbeck.example","Driver","2011-07-17",true,18],
["Greta Hale","greta@thornbeck.example","Fireman","2019-04-07",false,5],
["Henry Osei","henry@thornbeck.example","Guard","2021-08-29",true,12],
["Ingram Pell","","Trainee","2025-03-16",false,1],
["Jutta Brandt","jutta@thornbeck.example","Signaller","2020-10-04",true,8]],
"trains":[
["T101","Morning Local","2025-06-14","09:40","12.50",96,"2261","Agnes Thorley"],
["T102","Afternoon Local","2025-06-14","14:10","12.50",96,"D14","Fergus Hale"],
["T110","Cream Tea Special","2025-06-15","15:00","34.00",48,"1704","Agnes Thorley"],
["T115","Midsummer Evening","2025-06-21","18:30","27.50",64,"448",""],
["T116","Midsummer Midnight","2025-06-21","22:15","29.00",64,"D5062","Fergus Hale"],
["T120","Branch Railcar","2025-06-22","10:05","8.00",52,"R3",""],
["T131","Driver for a Day","2025-06-28","08:00","185.00",4,"1704","Fergus Hale"],
["T140","Morning Local","2025-06-29","09:40","12.50",96,"D22","Agnes Thorley"]],
"bookings":[
["B-2001","Larkfield School","office@larkfield.example","T101",44,"Confirmed",true,"Two wheelchairs, front coach please."],
["B-2002","Wren family","wren@post.example","T101",5,"Confirmed",true,null],
["B-2003","Hollis & Daughters","hollis@post.example","T110",6,"Confirmed",false,"Anniversary, window table."],
["B-2004","Garden Club Estby","secretary@estby.example","T110",18,"Held",false,null],
["B-2005","Pryce, M.","pryce@post.example","T131",1,"Confirmed",true,null],
["B-2006","Pryce, N.","pryce@post.example","T131",1,"Cancelled",false,"Refund not wanted."],
["B-2007","Ferndale Scouts","leader@ferndale.example","T102",23,"Held",false,null],
["B-2008","Moreton party","moreton@post.example","T115",8,"Confirmed",false,"Vegetarian supper for three."],
["B-2009","Okoro family","okoro@post.example","T115",4,"Confirmed",true,null],
["B-2010","Night Photographers","club@nightphoto.example","T116",12,"Held",false,"Tripods in the guard's van."],
["B-2011","Ashby, L.","ashby@post.example","T120",2,"Confirmed",true,null],
["B-2012","Ashby, T.","ashby@post.example","T120",3,"Cancelled",false,null],
["B-2013","Quarry Museum friends","friends@quarry.example","T116",16,"Confirmed",true,null],
["B-2014","Lindgren party","lindgren@post.example","T110",4,"Held",false,null]],
"settings":{"season":"Summer 2025","limit":"44","reminders":true,"kiosk":false,"sender":"office@thornbeck.example","lapse":"7 days"}}
`;

export const home = String.raw`{% extends 'admin/master.html' %}
{% block body %}
<p>Good to see you, {{ person[1] }}.</p>
<div class="row mb-4">
{% for title, number, link, words in [('Engines in service', engines, '/admin/engine/', 'All engines'), ('Bookings to be paid', unpaid, '/admin/booking/', 'Go to bookings'), ('Trains without a driver', unmanned, '/admin/train/', 'Fill the roster')] %}
<div class="col-4"><div class="card"><div class="card-body"><h5 class="card-title">{{ title }}</h5><p class="display-4">{{ number }}</p><a href="{{ link }}">{{ words }}</a></div></div></div>
{% endfor %}
</div>
<h5>Next departures</h5>
<table class="table table-sm"><thead><tr><th>Train</th><th>Day</th><th>Time</th><th>Engine</th><th>Driver</th></tr></thead><tbody>
{% for train in trains %}<tr><td><a href="/admin/train/edit/?id={{ train.id }}">{{ train.code }} {{ train.title }}</a></td><td>{{ train.runs_on.strftime('%d %b %Y') }}</td><td>{{ train.departs.strftime('%H:%M') }}</td><td>{{ train.engine or '–' }}</td><td>{{ train.driver or 'nobody yet' }}</td></tr>{% endfor %}
</tbody></table>
{% endblock %}
`;

export const login = String.raw`<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Sign in - Thornbeck Valley Railway</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/admin/static/bootstrap/bootstrap4/swatch/flatly/bootstrap.min.css"></head>
<body class="bg-light"><div class="container"><div class="card mx-auto mt-5" style="max-width: 24rem"><div class="card-body">
<h1 class="h4">Thornbeck Valley Railway</h1><p class="text-muted">Roster and booking office</p>
{% for message in get_flashed_messages() %}<div class="alert alert-info" role="status">{{ message }}</div>{% endfor %}
{% if error %}<div class="alert alert-danger" role="alert">{{ error }}</div>{% endif %}
<form method="post">
<div class="form-group"><label for="user">Staff name</label><input class="form-control" id="user" name="user" value="{{ name }}" autofocus></div>
<div class="form-group"><label for="word">Passphrase</label><input class="form-control" id="word" name="word" type="password"></div>
<button class="btn btn-primary btn-block">Sign in</button></form>
<p class="small mt-3 mb-0">Lost your passphrase? Ask the signal box.</p>
</div></div></div></body></html>
`;

export const base = String.raw`{% extends 'admin/base.html' %}
{% block head_tail %}{{ super() }}<link rel="icon" href="data:,">{% endblock %}
{% block access_control %}
<span class="navbar-text ml-3" title="Signed in">{{ {'marian': 'Marian Oakes', 'piet': 'Piet Verhage'}.get(session.get('user'), '') }}</span>
{% endblock %}
`;

export const settings = String.raw`{% extends 'admin/master.html' %}
{% block body %}
<form method="post" novalidate style="max-width: 40rem">
<fieldset><legend>Season</legend>
<div class="form-group"><label for="season">Name of the season</label><input class="form-control {{ 'is-invalid' if errors.season }}" id="season" name="season" value="{{ values.season }}">{% if errors.season %}<div class="invalid-feedback">{{ errors.season }}</div>{% endif %}</div>
<div class="form-group"><label for="limit">Largest party</label><input class="form-control {{ 'is-invalid' if errors.limit }}" id="limit" name="limit" value="{{ values.limit }}">{% if errors.limit %}<div class="invalid-feedback">{{ errors.limit }}</div>{% endif %}<small class="form-text text-muted">Seats in one booking, 48 at most</small></div>
</fieldset>
<fieldset><legend>Messages</legend>
<div class="form-check"><input class="form-check-input" type="checkbox" id="reminders" name="reminders" {{ 'checked' if values.reminders }}><label class="form-check-label" for="reminders">Send reminders two days before departure</label></div>
<div class="form-check"><input class="form-check-input" type="checkbox" id="kiosk" name="kiosk" {{ 'checked' if values.kiosk }}><label class="form-check-label" for="kiosk">Show late trains on the platform screen</label></div>
<div class="form-group mt-3"><label for="sender">Reply address</label><input class="form-control" id="sender" name="sender" type="email" value="{{ values.sender }}"></div>
</fieldset>
<fieldset><legend>Held bookings lapse after</legend>
{% for days in ['3 days', '7 days', '14 days'] %}<div class="form-check form-check-inline"><input class="form-check-input" type="radio" name="lapse" id="lapse{{ loop.index }}" value="{{ days }}" {{ 'checked' if values.lapse == days }}><label class="form-check-label" for="lapse{{ loop.index }}">{{ days }}</label></div>{% endfor %}
</fieldset>
<div class="mt-4"><button class="btn btn-primary">Save settings</button> <a class="btn btn-link" href="/admin/">Discard</a></div>
</form>
{% endblock %}
`;
