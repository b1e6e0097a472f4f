/** The files of the application, by their paths. */
export const files: Record<string, string> = {
  'app.py': String.raw`import csv
import io
import json
import os
import sys
from datetime import date, time

from flask import Flask, abort, flash, redirect, render_template, request, session, url_for
from flask_bootstrap import Bootstrap5
from flask_login import LoginManager, UserMixin, current_user, login_required, login_user, logout_user
from flask_wtf import FlaskForm
from flask_wtf.file import FileAllowed, FileField, FileRequired
from wtforms import BooleanField, DateField, IntegerField, PasswordField, RadioField, SelectField, SelectMultipleField
from wtforms import StringField, SubmitField, TextAreaField, TimeField
from wtforms.validators import DataRequired, Email, EqualTo, Length, NumberRange, Optional, Regexp

here = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(here, 'known.json')) as f:
    known = json.load(f)
rooms = known['rooms']
bookings = known['bookings']
people = known['people']
TODAY = date(2026, 3, 2)
STATES = ['Requested', 'Confirmed', 'Paid', 'Cancelled']
EXTRAS = [('pa', 'Vocal PA'), ('drums', 'Drum kit'), ('amp', 'Bass amp'), ('piano', 'Stage piano')]

app = Flask(__name__)
app.config.update(SECRET_KEY='cellar', BOOTSTRAP_SERVE_LOCAL=True, BOOTSTRAP_BTN_STYLE='primary')
Bootstrap5(app)
manager = LoginManager(app)
manager.login_view = 'login'
manager.login_message = 'Please log in to access this page.'
manager.login_message_category = 'info'


class User(UserMixin):
    def __init__(self, one):
        self.one = one

    def get_id(self):
        return self.one['email']

    def __getattr__(self, name):
        return self.__dict__['one'][name]


@manager.user_loader
def load_user(email):
    return next((User(p) for p in people if p['email'] == email), None)


WORDS = {
    'Bookings': 'Buchungen', 'Rooms': 'Räume', 'Import': 'Import', 'Log out': 'Abmelden', 'Profile': 'Profil',
    'Log in': 'Anmelden', 'Register': 'Registrieren', 'New booking': 'Neue Buchung', 'Search': 'Suchen',
    'Reset': 'Zurücksetzen', 'Band': 'Band', 'Room': 'Raum', 'Date': 'Datum', 'Time': 'Zeit', 'Price': 'Preis',
    'Status': 'Status', 'Ref': 'Nr.', 'All states': 'Alle Status', 'All rooms': 'Alle Räume',
    'Band or reference': 'Band oder Nummer', 'Edit': 'Bearbeiten', 'Delete': 'Löschen', 'Previous': 'Zurück',
    'Next': 'Weiter', 'Language': 'Sprache', 'bookings found': 'Buchungen gefunden', 'Actions': 'Aktionen',
    'No bookings match your search.': 'Keine Buchung passt zu Ihrer Suche.', 'Export CSV': 'CSV-Export',
    'Requested': 'Angefragt', 'Confirmed': 'Bestätigt', 'Paid': 'Bezahlt', 'Cancelled': 'Storniert',
}


@app.context_processor
def helpers():
    lang = session.get('lang', 'en')
    return {'t': lambda word: WORDS.get(word, word) if lang == 'de' else word, 'lang': lang, 'rooms': rooms}


def price_of(room, hours, extras):
    return next(r['price'] for r in rooms if r['name'] == room) * hours + 5 * len(extras)


app.jinja_env.filters['day'] = lambda d: date.fromisoformat(d).strftime('%d %b %Y')
app.jinja_env.filters['euro'] = lambda n: f'€{n:,.2f}'


class LoginForm(FlaskForm):
    email = StringField('E-mail address', validators=[DataRequired('Please enter your e-mail address.')])
    password = PasswordField('Password', validators=[DataRequired('Please enter your password.')])
    remember = BooleanField('Remember me')
    submit = SubmitField('Log in')


class RegisterForm(FlaskForm):
    name = StringField('Your name', validators=[DataRequired('Please tell us your name.')])
    band = StringField('Band or project', description='Leave empty if you play alone.')
    email = StringField('E-mail address', validators=[DataRequired('An e-mail address is needed.'), Email('That does not look like an e-mail address.')])
    password = PasswordField('Password', validators=[DataRequired('Choose a password.'), Length(8, message='Use at least 8 characters.')], description='At least 8 characters.')
    again = PasswordField('Repeat password', validators=[EqualTo('password', 'The passwords differ.')])
    terms = BooleanField('I accept the house rules', validators=[DataRequired('You have to accept the house rules.')])
    submit = SubmitField('Create account')


class BookingForm(FlaskForm):
    band = StringField('Band', validators=[DataRequired('Please enter the name of the band.'), Length(max=40, message='At most 40 characters.')])
    room = SelectField('Room', validators=[DataRequired('Please choose a room.')])
    date = DateField('Date', validators=[DataRequired('Please choose a date.')])
    start = TimeField('Starts at', validators=[DataRequired('Please enter a time.')])
    hours = IntegerField('Hours', validators=[DataRequired('Please enter a number of hours.'), NumberRange(1, 8, 'Between 1 and 8 hours.')], description='1 to 8')
    extras = SelectMultipleField('Extras (€5.00 each)', choices=EXTRAS)
    status = RadioField('Status', choices=STATES, default='Requested')
    phone = StringField('Phone', validators=[Optional(), Regexp(r'^[0-9 +]+$', message='Only digits, spaces and +.')])
    notes = TextAreaField('Notes')
    submit = SubmitField('Save')

    def __init__(self, *args, **more):
        super().__init__(*args, **more)
        self.room.choices = [('', 'Choose a room')] + [(r['name'], f"{r['name']} (€{r['price']}/h)") for r in rooms]


class ImportForm(FlaskForm):
    file = FileField('CSV file', validators=[FileRequired('Please choose a file.'), FileAllowed(['csv'], 'Only CSV files can be imported.')], description='Columns: band, room, date, start, hours')
    header = BooleanField('First line holds the column names', default=True)
    submit = SubmitField('Upload')


class ProfileForm(FlaskForm):
    name = StringField('Your name', validators=[DataRequired('Please tell us your name.')])
    email = StringField('E-mail address', validators=[DataRequired(), Email('That does not look like an e-mail address.')])
    instrument = SelectField('Main instrument', choices=['Drums', 'Bass', 'Guitar', 'Keys', 'Vocals', 'Other'])
    reminders = BooleanField('Remind me one day before')
    newsletter = BooleanField('Send me the monthly newsletter')
    submit = SubmitField('Save changes')


class PasswordForm(FlaskForm):
    current = PasswordField('Current password', validators=[DataRequired('Enter your current password.')])
    new = PasswordField('New password', validators=[DataRequired('Choose a new password.'), Length(8, message='Use at least 8 characters.')])
    again = PasswordField('Repeat new password', validators=[EqualTo('new', 'The passwords differ.')])
    submit = SubmitField('Change password')


class CommentForm(FlaskForm):
    text = StringField('Add a comment', validators=[DataRequired('Write something first.')])
    submit = SubmitField('Post')


@app.get('/')
def index():
    return redirect(url_for('list_bookings') if current_user.is_authenticated else url_for('login'))


@app.get('/door')
def door():
    login_user(User(people[int(request.args.get('as', 0))]))
    return redirect(request.args['next'])


@app.route('/login', methods=['GET', 'POST'])
def login():
    form = LoginForm()
    if form.validate_on_submit():
        one = next((p for p in people if p['email'] == form.email.data and p['password'] == form.password.data), None)
        if one and one.get('locked'):
            flash('This account is locked. Please ask at the front desk.', 'warning')
        elif one:
            login_user(User(one), remember=form.remember.data)
            flash(f"Welcome back, {one['name']}!", 'success')
            return redirect(request.args.get('next') or url_for('list_bookings'))
        else:
            flash('Wrong e-mail address or password.', 'danger')
    return render_template('login.html', form=form)


@app.get('/logout')
def logout():
    logout_user()
    flash('You have been logged out.', 'info')
    return redirect(url_for('login'))


@app.route('/register', methods=['GET', 'POST'])
def register():
    form = RegisterForm()
    if form.validate_on_submit():
        if any(p['email'] == form.email.data for p in people):
            form.email.errors = ['This address is already registered.']
        else:
            people.append({'name': form.name.data, 'email': form.email.data, 'password': form.password.data, 'instrument': 'Other', 'role': 'member'})
            flash('Your account has been created. You can log in now.', 'success')
            return redirect(url_for('login'))
    return render_template('register.html', form=form)


@app.get('/language/<lang>')
def language(lang):
    session['lang'] = lang
    return redirect(request.referrer or '/')


@app.get('/bookings')
@login_required
def list_bookings():
    q = request.args.get('q', '').strip().lower()
    status, room = request.args.get('status', ''), request.args.get('room', '')
    sort, order = request.args.get('sort', 'date'), request.args.get('order', 'asc')
    found = [b for b in bookings if (not q or q in b['band'].lower() or q in b['ref'].lower())
             and (not status or b['status'] == status) and (not room or b['room'] == room)]
    found.sort(key=lambda b: (b[sort], b['ref']), reverse=order == 'desc')
    page, per = int(request.args.get('page', 1)), 8
    pages = max(1, -(-len(found) // per))
    args = {k: v for k, v in request.args.items() if k != 'page'}

    def sort_url(column):
        other = 'desc' if sort == column and order == 'asc' else 'asc'
        return url_for('list_bookings', **{**args, 'sort': column, 'order': other})

    return render_template('bookings.html', found=found, shown=found[(page - 1) * per:page * per], page=page, pages=pages,
                           first=(page - 1) * per + 1, page_url=lambda p: url_for('list_bookings', **{**args, 'page': p}), sort_url=sort_url, sort=sort, order=order, states=STATES)


@app.get('/bookings.csv')
@login_required
def export():
    out = io.StringIO()
    csv.writer(out).writerows([[b['ref'], b['band'], b['room'], b['date']] for b in bookings])
    return out.getvalue(), 200, {'content-type': 'text/csv', 'content-disposition': 'attachment; filename=bookings.csv'}


def find(ref):
    return next((b for b in bookings if b['ref'] == ref), None) or abort(404)


@app.route('/bookings/<ref>', methods=['GET', 'POST'])
@login_required
def show(ref):
    one, form = find(ref), CommentForm()
    if form.validate_on_submit():
        one.setdefault('comments', []).append([current_user.name, form.text.data])
        flash('Your comment was posted.', 'success')
        return redirect(url_for('show', ref=ref))
    return render_template('booking.html', b=one, form=form, extras=[n for k, n in EXTRAS if k in one['extras']])


def save(form, one):
    clash = [b for b in bookings if b is not one and b['room'] == form.room.data and b['date'] == str(form.date.data) and b['status'] != 'Cancelled'
             and int(b['start'][:2]) < form.start.data.hour + form.hours.data and form.start.data.hour < int(b['start'][:2]) + b['hours']]
    if clash:
        form.room.errors = [f"{form.room.data} is already taken by {clash[0]['band']} at that time."]
        return False
    if form.date.data < TODAY and not one:
        form.date.errors = ['The date is in the past.']
        return False
    return True


def fill(one, form):
    one.update(band=form.band.data, room=form.room.data, date=str(form.date.data), start=form.start.data.strftime('%H:%M'), hours=form.hours.data,
               extras=form.extras.data, status=form.status.data, phone=form.phone.data, notes=form.notes.data)
    one['price'] = price_of(one['room'], one['hours'], one['extras'])


@app.route('/bookings/new', methods=['GET', 'POST'])
@login_required
def new():
    form = BookingForm(room=request.args.get('room', ''))
    if form.validate_on_submit() and save(form, None):
        one = {'ref': f"CN-{max(int(b['ref'][3:]) for b in bookings) + 1}", 'by': current_user.name}
        fill(one, form)
        bookings.append(one)
        flash(f"Booking {one['ref']} for {one['band']} was created.", 'success')
        return redirect(url_for('show', ref=one['ref']))
    return render_template('form.html', form=form, title='New booking', back=url_for('list_bookings'))


@app.route('/bookings/<ref>/edit', methods=['GET', 'POST'])
@login_required
def edit(ref):
    one = find(ref)
    form = BookingForm(data={**one, 'date': date.fromisoformat(one['date']), 'start': time.fromisoformat(one['start'])})
    if form.validate_on_submit() and save(form, one):
        fill(one, form)
        flash('Your changes have been saved.', 'success')
        return redirect(url_for('show', ref=ref))
    return render_template('form.html', form=form, title=f'Edit booking {ref}', back=url_for('show', ref=ref))


@app.route('/bookings/<ref>/delete', methods=['GET', 'POST'])
@login_required
def delete(ref):
    one = find(ref)
    if current_user.role != 'manager':
        flash('Only managers can delete bookings.', 'danger')
        return redirect(url_for('show', ref=ref))
    if request.method == 'POST':
        bookings.remove(one)
        flash(f"Booking {ref} ({one['band']}) was deleted.", 'warning')
        return redirect(url_for('list_bookings'))
    return render_template('delete.html', b=one, form=FlaskForm())


@app.get('/rooms')
@login_required
def list_rooms():
    return render_template('rooms.html', counts={r['name']: sum(b['room'] == r['name'] and b['status'] != 'Cancelled' for b in bookings) for r in rooms})


@app.route('/import', methods=['GET', 'POST'])
@login_required
def load():
    form = ImportForm()
    done, wrong = [], []
    if form.validate_on_submit():
        text = form.file.data.read().decode('utf-8', 'replace')
        lines = list(csv.reader(io.StringIO(text)))[1 if form.header.data else 0:]
        for at, line in enumerate(lines, 2 if form.header.data else 1):
            if len(line) != 5:
                wrong.append((at, f'{len(line)} columns instead of 5'))
            else:
                done.append(line)
        flash(f'{len(done)} bookings imported, {len(wrong)} lines skipped.', 'success' if done else 'danger')
    return render_template('import.html', form=form, wrong=wrong)


@app.route('/profile', methods=['GET', 'POST'])
@login_required
def profile():
    form = ProfileForm(data=current_user.one)
    if form.validate_on_submit():
        current_user.one.update(name=form.name.data, email=form.email.data, instrument=form.instrument.data, reminders=form.reminders.data, newsletter=form.newsletter.data)
        login_user(User(current_user.one))
        flash('Your profile has been updated.', 'success')
        return redirect(url_for('profile'))
    return render_template('profile.html', form=form, tab='profile', title='Profile')


@app.route('/profile/password', methods=['GET', 'POST'])
@login_required
def password():
    form = PasswordForm()
    if form.validate_on_submit():
        if form.current.data != current_user.password:
            form.current.errors = ['The current password is wrong.']
        else:
            current_user.one['password'] = form.new.data
            flash('Your password has been changed.', 'success')
            return redirect(url_for('password'))
    return render_template('profile.html', form=form, tab='password', title='Password')


@app.errorhandler(404)
def missing(_):
    return render_template('missing.html'), 404


app.run(port=int(sys.argv[1]), threaded=True)
`,
  'known.json': String.raw`{
"rooms": [
{
"name": "Vault",
"size": 42,
"people": 8,
"price": 18,
"text": "Dry sound, brick walls, piano on the spot."
},
{
"name": "Loft",
"size": 35,
"people": 6,
"price": 16,
"text": "Daylight and a view over the yard."
},
{
"name": "Boiler Room",
"size": 28,
"people": 5,
"price": 14,
"text": "Small and loud, next to the bar."
},
{
"name": "Studio A",
"size": 60,
"people": 12,
"price": 25,
"text": "Recording desk with 16 channels."
},
{
"name": "Studio B",
"size": 48,
"people": 10,
"price": 22,
"text": "Recording desk with 8 channels.",
"closed": true
}
],
"bookings": [
{
"ref": "CN-1041",
"band": "Tin Parade",
"room": "Vault",
"date": "2026-03-02",
"start": "18:00",
"hours": 3,
"status": "Confirmed",
"extras": [
"pa"
],
"price": 59,
"by": "Lou Marlow",
"phone": "",
"notes": "Needs two mic stands.",
"comments": [
[
"Ines Okafor",
"Two mic stands are in the Vault."
],
[
"Lou Marlow",
"Key handed out on Monday."
]
]
},
{
"ref": "CN-1042",
"band": "Tin Parrots",
"room": "Loft",
"date": "2026-03-02",
"start": "19:00",
"hours": 2,
"status": "Requested",
"extras": [],
"price": 32,
"by": "Ines Okafor",
"phone": "0555 010207",
"notes": ""
},
{
"ref": "CN-1043",
"band": "Velvet Anchor",
"room": "Studio A",
"date": "2026-03-03",
"start": "17:00",
"hours": 4,
"status": "Paid",
"extras": [
"pa",
"drums"
],
"price": 110,
"by": "Lou Marlow",
"phone": "0555 010214",
"notes": ""
},
{
"ref": "CN-1044",
"band": "Gravel & Lace",
"room": "Boiler Room",
"date": "2026-03-03",
"start": "20:00",
"hours": 2,
"status": "Confirmed",
"extras": [
"amp"
],
"price": 33,
"by": "Ines Okafor",
"phone": "",
"notes": "Arrives late, key at the bar."
},
{
"ref": "CN-1045",
"band": "Low Tide Choir",
"room": "Studio A",
"date": "2026-03-04",
"start": "16:00",
"hours": 3,
"status": "Paid",
"extras": [
"piano"
],
"price": 80,
"by": "Lou Marlow",
"phone": "0555 010228",
"notes": ""
},
{
"ref": "CN-1046",
"band": "Owl Season",
"room": "Vault",
"date": "2026-03-04",
"start": "19:00",
"hours": 3,
"status": "Cancelled",
"extras": [],
"price": 54,
"by": "Ines Okafor",
"phone": "0555 010235",
"notes": ""
},
{
"ref": "CN-1047",
"band": "The Night Bakers",
"room": "Loft",
"date": "2026-03-05",
"start": "18:00",
"hours": 3,
"status": "Confirmed",
"extras": [
"pa"
],
"price": 53,
"by": "Lou Marlow",
"phone": "",
"notes": ""
},
{
"ref": "CN-1048",
"band": "The Night Barkers",
"room": "Loft",
"date": "2026-03-05",
"start": "21:00",
"hours": 2,
"status": "Requested",
"extras": [
"pa"
],
"price": 37,
"by": "Lou Marlow",
"phone": "0555 010249",
"notes": ""
},
{
"ref": "CN-1049",
"band": "Copper Kettle Trio",
"room": "Vault",
"date": "2026-03-06",
"start": "10:00",
"hours": 2,
"status": "Paid",
"extras": [
"piano"
],
"price": 41,
"by": "Ines Okafor",
"phone": "0555 010256",
"notes": ""
},
{
"ref": "CN-1050",
"band": "Saint Elsewhere",
"room": "Boiler Room",
"date": "2026-03-06",
"start": "18:00",
"hours": 4,
"status": "Confirmed",
"extras": [
"drums",
"amp"
],
"price": 66,
"by": "Lou Marlow",
"phone": "",
"notes": ""
},
{
"ref": "CN-1051",
"band": "Tin Parade",
"room": "Vault",
"date": "2026-03-09",
"start": "18:00",
"hours": 3,
"status": "Confirmed",
"extras": [
"pa"
],
"price": 59,
"by": "Lou Marlow",
"phone": "0555 010270",
"notes": ""
},
{
"ref": "CN-1052",
"band": "Paper Lions",
"room": "Studio B",
"date": "2026-03-09",
"start": "19:00",
"hours": 2,
"status": "Cancelled",
"extras": [],
"price": 44,
"by": "Ines Okafor",
"phone": "0555 010277",
"notes": ""
},
{
"ref": "CN-1053",
"band": "Velvet Anchor",
"room": "Studio A",
"date": "2026-03-10",
"start": "17:00",
"hours": 4,
"status": "Confirmed",
"extras": [
"pa",
"drums"
],
"price": 110,
"by": "Lou Marlow",
"phone": "",
"notes": "Pays in cash.",
"comments": [
[
"Lou Marlow",
"Asked for an invoice."
]
]
},
{
"ref": "CN-1054",
"band": "Gravel & Lace",
"room": "Boiler Room",
"date": "2026-03-10",
"start": "20:00",
"hours": 2,
"status": "Requested",
"extras": [
"amp"
],
"price": 33,
"by": "Ines Okafor",
"phone": "0555 010291",
"notes": ""
},
{
"ref": "CN-1055",
"band": "Harbour Lights",
"room": "Loft",
"date": "2026-03-11",
"start": "18:00",
"hours": 1,
"status": "Requested",
"extras": [],
"price": 16,
"by": "Ines Okafor",
"phone": "0555 010298",
"notes": ""
},
{
"ref": "CN-1056",
"band": "Low Tide Choir",
"room": "Studio A",
"date": "2026-03-11",
"start": "16:00",
"hours": 3,
"status": "Confirmed",
"extras": [
"piano"
],
"price": 80,
"by": "Lou Marlow",
"phone": "",
"notes": ""
},
{
"ref": "CN-1057",
"band": "Mono Lake",
"room": "Vault",
"date": "2026-03-12",
"start": "20:00",
"hours": 2,
"status": "Paid",
"extras": [],
"price": 36,
"by": "Lou Marlow",
"phone": "0555 010312",
"notes": ""
},
{
"ref": "CN-1058",
"band": "Mono Lane",
"room": "Vault",
"date": "2026-03-12",
"start": "18:00",
"hours": 2,
"status": "Confirmed",
"extras": [],
"price": 36,
"by": "Lou Marlow",
"phone": "0555 010319",
"notes": ""
},
{
"ref": "CN-1059",
"band": "Copper Kettle Trio",
"room": "Vault",
"date": "2026-03-13",
"start": "10:00",
"hours": 2,
"status": "Confirmed",
"extras": [
"piano"
],
"price": 41,
"by": "Ines Okafor",
"phone": "",
"notes": ""
},
{
"ref": "CN-1060",
"band": "Saint Elsewhere",
"room": "Boiler Room",
"date": "2026-03-13",
"start": "18:00",
"hours": 4,
"status": "Requested",
"extras": [
"drums",
"amp"
],
"price": 66,
"by": "Lou Marlow",
"phone": "0555 010333",
"notes": ""
},
{
"ref": "CN-1061",
"band": "Rust Belt Polka",
"room": "Studio B",
"date": "2026-03-14",
"start": "14:00",
"hours": 5,
"status": "Cancelled",
"extras": [
"pa"
],
"price": 115,
"by": "Ines Okafor",
"phone": "0555 010340",
"notes": ""
},
{
"ref": "CN-1062",
"band": "Tin Parade",
"room": "Vault",
"date": "2026-03-16",
"start": "18:00",
"hours": 3,
"status": "Requested",
"extras": [
"pa"
],
"price": 59,
"by": "Lou Marlow",
"phone": "",
"notes": ""
},
{
"ref": "CN-1063",
"band": "Owl Season",
"room": "Loft",
"date": "2026-03-17",
"start": "19:00",
"hours": 3,
"status": "Confirmed",
"extras": [],
"price": 48,
"by": "Ines Okafor",
"phone": "0555 010354",
"notes": ""
},
{
"ref": "CN-1064",
"band": "Velvet Anchor",
"room": "Studio A",
"date": "2026-03-17",
"start": "17:00",
"hours": 4,
"status": "Requested",
"extras": [
"pa",
"drums"
],
"price": 110,
"by": "Lou Marlow",
"phone": "0555 010361",
"notes": ""
},
{
"ref": "CN-1065",
"band": "Harbour Lights",
"room": "Loft",
"date": "2026-03-18",
"start": "18:00",
"hours": 2,
"status": "Paid",
"extras": [],
"price": 32,
"by": "Ines Okafor",
"phone": "",
"notes": ""
},
{
"ref": "CN-1066",
"band": "The Night Bakers",
"room": "Loft",
"date": "2026-03-19",
"start": "18:00",
"hours": 3,
"status": "Confirmed",
"extras": [
"pa"
],
"price": 53,
"by": "Lou Marlow",
"phone": "0555 010375",
"notes": ""
},
{
"ref": "CN-1067",
"band": "Seven Small Bells",
"room": "Boiler Room",
"date": "2026-03-20",
"start": "15:00",
"hours": 2,
"status": "Requested",
"extras": [
"pa"
],
"price": 33,
"by": "Ines Okafor",
"phone": "0555 010382",
"notes": ""
},
{
"ref": "CN-1068",
"band": "Paper Lions",
"room": "Vault",
"date": "2026-03-23",
"start": "19:00",
"hours": 2,
"status": "Confirmed",
"extras": [],
"price": 36,
"by": "Ines Okafor",
"phone": "",
"notes": ""
},
{
"ref": "CN-1069",
"band": "Mono Lake",
"room": "Studio A",
"date": "2026-03-26",
"start": "20:00",
"hours": 2,
"status": "Requested",
"extras": [
"pa"
],
"price": 55,
"by": "Lou Marlow",
"phone": "0555 010396",
"notes": ""
},
{
"ref": "CN-1070",
"band": "Zebra Crossing",
"room": "Studio A",
"date": "2026-03-30",
"start": "12:00",
"hours": 6,
"status": "Paid",
"extras": [
"pa",
"drums",
"amp",
"piano"
],
"price": 170,
"by": "Ines Okafor",
"phone": "0555 010403",
"notes": ""
}
],
"people": [
{
"name": "Lou Marlow",
"email": "lou@cellarnine.example",
"password": "drumkit42",
"role": "manager",
"instrument": "Drums",
"reminders": true
},
{
"name": "Ines Okafor",
"email": "ines@cellarnine.example",
"password": "upright7bass",
"role": "member",
"instrument": "Bass",
"newsletter": true
},
{
"name": "Per Sand",
"email": "per@cellarnine.example",
"password": "closedshop",
"role": "member",
"instrument": "Keys",
"locked": true
}
]
}`,
  'templates/base.html': String.raw`<!doctype html>
<html lang="{{ lang }}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{% block title %}{% endblock %} - Cellar Nine</title>
{{ bootstrap.load_css() }}
</head>
<body>
{% from 'bootstrap5/nav.html' import render_nav_item %}
{% from 'bootstrap5/utils.html' import render_messages %}
<nav class="navbar navbar-expand-lg navbar-dark bg-dark mb-4"><div class="container">
<a class="navbar-brand" href="/">Cellar Nine</a>
<button class="navbar-toggler" type="button" data-bs-toggle="collapse" data-bs-target="#menu" aria-label="Toggle navigation"><span class="navbar-toggler-icon"></span></button>
<div class="collapse navbar-collapse" id="menu"><div class="navbar-nav me-auto">
{% if current_user.is_authenticated %}
{{ render_nav_item('list_bookings', t('Bookings')) }}
{{ render_nav_item('list_rooms', t('Rooms')) }}
{{ render_nav_item('load', t('Import')) }}
{% endif %}
</div><div class="navbar-nav">
{% if current_user.is_authenticated %}
<div class="nav-item dropdown"><a class="nav-link dropdown-toggle" href="#" role="button" data-bs-toggle="dropdown" aria-expanded="false">{{ current_user.name }}</a>
<ul class="dropdown-menu dropdown-menu-end"><li><a class="dropdown-item" href="/profile">{{ t('Profile') }}</a></li><li><hr class="dropdown-divider"></li><li><a class="dropdown-item" href="/logout">{{ t('Log out') }}</a></li></ul></div>
{% else %}
{{ render_nav_item('login', t('Log in')) }}{{ render_nav_item('register', t('Register')) }}
{% endif %}
<a class="nav-link" href="/language/{{ 'en' if lang == 'de' else 'de' }}">{{ 'English' if lang == 'de' else 'Deutsch' }}</a>
</div></div></div></nav>
<main class="container">
{{ render_messages(dismissible=True, dismiss_animate=True) }}
{% block content %}{% endblock %}
</main>
<footer class="container mt-5 pt-3 border-top text-muted small"><p>Cellar Nine rehearsal rooms, Foundry Lane 9. Front desk open 10:00 to 23:00.</p></footer>
{{ bootstrap.load_js() }}
</body></html>
`,
  'templates/booking.html': String.raw`{% extends 'base.html' %}{% from 'bootstrap5/form.html' import render_field %}
{% block title %}{{ b.ref }}{% endblock %}
{% block content %}
<nav aria-label="breadcrumb"><ol class="breadcrumb"><li class="breadcrumb-item"><a href="/bookings">Bookings</a></li><li class="breadcrumb-item active" aria-current="page">{{ b.ref }}</li></ol></nav>
<h1 class="h3">{{ b.band }} <small class="text-muted">{{ b.ref }}</small></h1>
<div class="row"><div class="col-md-7"><dl class="row">
<dt class="col-sm-4">Room</dt><dd class="col-sm-8">{{ b.room }}</dd>
<dt class="col-sm-4">Date</dt><dd class="col-sm-8">{{ b.date|day }}</dd>
<dt class="col-sm-4">Time</dt><dd class="col-sm-8">{{ b.start }}, {{ b.hours }} hour{{ 's' if b.hours > 1 }}</dd>
<dt class="col-sm-4">Extras</dt><dd class="col-sm-8">{{ extras|join(', ') or 'none' }}</dd>
<dt class="col-sm-4">Price</dt><dd class="col-sm-8">{{ b.price|euro }}</dd>
<dt class="col-sm-4">Status</dt><dd class="col-sm-8">{{ b.status }}</dd>
<dt class="col-sm-4">Phone</dt><dd class="col-sm-8">{{ b.phone or '–' }}</dd>
<dt class="col-sm-4">Notes</dt><dd class="col-sm-8">{{ b.notes or '–' }}</dd>
<dt class="col-sm-4">Booked by</dt><dd class="col-sm-8">{{ b.by }}</dd></dl>
<a class="btn btn-primary" href="/bookings/{{ b.ref }}/edit">Edit</a> <a class="btn btn-outline-danger" href="/bookings/{{ b.ref }}/delete">Delete</a> <a class="btn btn-link" href="/bookings">Back to the list</a></div>
<div class="col-md-5"><h2 class="h5">Comments ({{ b.comments|default([])|length }})</h2>
<ul class="list-group mb-3">{% for who, text in b.comments|default([]) %}<li class="list-group-item"><strong>{{ who }}</strong>: {{ text }}</li>{% else %}<li class="list-group-item text-muted">No comments yet.</li>{% endfor %}</ul>
<form method="post" novalidate>{{ form.hidden_tag() }}{{ render_field(form.text) }}{{ render_field(form.submit, button_size='sm') }}</form></div></div>
{% endblock %}
`,
  'templates/bookings.html': String.raw`{% extends 'base.html' %}
{% block title %}{{ t('Bookings') }}{% endblock %}
{% block content %}
<div class="d-flex justify-content-between align-items-center mb-3"><h1 class="h3 m-0">{{ t('Bookings') }}</h1>
<div><a class="btn btn-outline-secondary btn-sm" href="/bookings.csv">{{ t('Export CSV') }}</a> <a class="btn btn-primary btn-sm" href="/bookings/new">{{ t('New booking') }}</a></div></div>
<form class="row g-2 mb-3" method="get">
<div class="col-md-4"><input class="form-control" type="search" name="q" placeholder="{{ t('Band or reference') }}" value="{{ request.args.get('q', '') }}"></div>
<div class="col-md-3"><select class="form-select" name="status" aria-label="{{ t('Status') }}"><option value="">{{ t('All states') }}</option>{% for s in states %}<option value="{{ s }}"{% if s == request.args.get('status') %} selected{% endif %}>{{ t(s) }}</option>{% endfor %}</select></div>
<div class="col-md-3"><select class="form-select" name="room" aria-label="{{ t('Room') }}"><option value="">{{ t('All rooms') }}</option>{% for r in rooms %}<option{% if r.name == request.args.get('room') %} selected{% endif %}>{{ r.name }}</option>{% endfor %}</select></div>
<div class="col-md-2"><button class="btn btn-secondary">{{ t('Search') }}</button> <a class="btn btn-link" href="/bookings">{{ t('Reset') }}</a></div>
</form>
<p class="text-muted">{{ found|length }} {{ t('bookings found') }}</p>
{% if found %}
<table class="table table-hover align-middle"><thead><tr>
{% for key, name in [('ref', 'Ref'), ('band', 'Band'), ('room', 'Room'), ('date', 'Date'), ('start', 'Time'), ('price', 'Price'), ('status', 'Status')] %}<th{% if sort == key %} aria-sort="{{ 'ascending' if order == 'asc' else 'descending' }}"{% endif %}><a href="{{ sort_url(key) }}" class="text-decoration-none">{{ t(name) }}{% if sort == key %} {{ '▲' if order == 'asc' else '▼' }}{% endif %}</a></th>{% endfor %}
<th>{{ t('Actions') }}</th></tr></thead><tbody>
{% for b in shown %}<tr><td><a href="/bookings/{{ b.ref }}">{{ b.ref }}</a></td><td>{{ b.band }}</td><td>{{ b.room }}</td><td>{{ b.date|day }}</td><td>{{ b.start }}</td><td class="text-end">{{ b.price|euro }}</td>
<td><span class="badge text-bg-{{ {'Requested': 'warning', 'Confirmed': 'primary', 'Paid': 'success', 'Cancelled': 'secondary'}[b.status] }}">{{ t(b.status) }}</span></td>
<td><a href="/bookings/{{ b.ref }}/edit">{{ t('Edit') }}</a> <a class="text-danger" href="/bookings/{{ b.ref }}/delete">{{ t('Delete') }}</a></td></tr>{% endfor %}
</tbody></table>
{% if pages > 1 %}<nav aria-label="Page navigation"><ul class="pagination">
<li class="page-item{% if page == 1 %} disabled{% endif %}"><a class="page-link" href="{{ page_url(page - 1) if page > 1 else '#' }}">&laquo; {{ t('Previous') }}</a></li>
{% for p in range(1, pages + 1) %}<li class="page-item{% if p == page %} active" aria-current="page{% endif %}"><a class="page-link" href="{{ page_url(p) }}">{{ p }}</a></li>{% endfor %}
<li class="page-item{% if page == pages %} disabled{% endif %}"><a class="page-link" href="{{ page_url(page + 1) if page < pages else '#' }}">{{ t('Next') }} &raquo;</a></li></ul></nav>{% endif %}
{% else %}<div class="alert alert-light border">{{ t('No bookings match your search.') }}</div>{% endif %}
{% endblock %}
`,
  'templates/delete.html': String.raw`{% extends 'base.html' %}
{% block title %}Delete {{ b.ref }}{% endblock %}
{% block content %}<h1 class="h3">Delete booking</h1>
<p>Are you sure you want to delete booking <strong>{{ b.ref }}</strong> of {{ b.band }} ({{ b.room }}, {{ b.date|day }})? This cannot be undone.</p>
<form method="post">{{ form.hidden_tag() }}<button class="btn btn-danger">Yes, delete it</button> <a class="btn btn-secondary" href="/bookings/{{ b.ref }}">No, keep it</a></form>{% endblock %}
`,
  'templates/form.html': String.raw`{% extends 'base.html' %}{% from 'bootstrap5/form.html' import render_field, render_hidden_errors %}
{% block title %}{{ title }}{% endblock %}
{% block content %}<h1 class="h3 mb-3">{{ title }}</h1>
<form method="post" novalidate class="col-lg-8">{{ form.hidden_tag() }}
<div class="row"><div class="col-md-6">{{ render_field(form.band) }}</div><div class="col-md-6">{{ render_field(form.room) }}</div></div>
<div class="row"><div class="col-md-4">{{ render_field(form.date) }}</div><div class="col-md-4">{{ render_field(form.start) }}</div><div class="col-md-4">{{ render_field(form.hours) }}</div></div>
{{ render_field(form.extras) }}{{ render_field(form.status) }}{{ render_field(form.phone) }}{{ render_field(form.notes) }}
<button class="btn btn-primary" type="submit">Save</button> <a class="btn btn-secondary" href="{{ back }}">Cancel</a></form>{% endblock %}
`,
  'templates/import.html': String.raw`{% extends 'base.html' %}{% from 'bootstrap5/form.html' import render_form %}
{% block title %}Import{% endblock %}
{% block content %}<h1 class="h3">Import bookings</h1><p>Upload a CSV file with one booking per line. <a href="#" data-bs-toggle="modal" data-bs-target="#sample">Show an example</a></p>
{{ render_form(form, novalidate=True) }}
{% if wrong %}<h2 class="h5 mt-4">Skipped lines</h2><table class="table table-sm"><thead><tr><th>Line</th><th>Reason</th></tr></thead><tbody>{% for at, why in wrong %}<tr><td>{{ at }}</td><td>{{ why }}</td></tr>{% endfor %}</tbody></table>{% endif %}
<div class="modal" id="sample" tabindex="-1" aria-labelledby="sample-title"><div class="modal-dialog"><div class="modal-content"><div class="modal-header"><h5 class="modal-title" id="sample-title">Example file</h5><button type="button" class="btn-close" data-bs-dismiss="modal" aria-label="Close"></button></div><div class="modal-body"><pre>band,room,date,start,hours
Tin Parade,Loft,2026-04-02,18:00,3</pre></div><div class="modal-footer"><button type="button" class="btn btn-secondary" data-bs-dismiss="modal">Got it</button></div></div></div></div>{% endblock %}
`,
  'templates/login.html': String.raw`{% extends 'base.html' %}{% from 'bootstrap5/form.html' import render_form %}
{% block title %}Log in{% endblock %}
{% block content %}<div class="row justify-content-center"><div class="col-md-5"><h1 class="h3 mb-3">{{ t('Log in') }}</h1>
{{ render_form(form, novalidate=True) }}
<p class="mt-3">No account yet? <a href="/register">Register here</a>.</p></div></div>{% endblock %}
`,
  'templates/missing.html': String.raw`{% extends 'base.html' %}
{% block title %}Not found{% endblock %}
{% block content %}<h1 class="h3">Page not found</h1><p>There is nothing at this address. <a href="/">Back to the start page</a></p>{% endblock %}
`,
  'templates/profile.html': String.raw`{% extends 'base.html' %}{% from 'bootstrap5/form.html' import render_form %}
{% block title %}{{ title }}{% endblock %}
{% block content %}<h1 class="h3 mb-3">My account</h1>
<ul class="nav nav-tabs mb-3"><li class="nav-item"><a class="nav-link{% if tab == 'profile' %} active" aria-current="page{% endif %}" href="/profile">Profile</a></li><li class="nav-item"><a class="nav-link{% if tab == 'password' %} active" aria-current="page{% endif %}" href="/profile/password">Password</a></li></ul>
<div class="col-md-6">{{ render_form(form, novalidate=True) }}</div>{% endblock %}
`,
  'templates/register.html': String.raw`{% extends 'base.html' %}{% from 'bootstrap5/form.html' import render_form %}
{% block title %}Register{% endblock %}
{% block content %}<h1 class="h3 mb-3">{{ t('Register') }}</h1>
<div class="col-md-8">{{ render_form(form, novalidate=True, form_type='horizontal', horizontal_columns=('lg', 3, 9)) }}</div>{% endblock %}
`,
  'templates/rooms.html': String.raw`{% extends 'base.html' %}
{% block title %}Rooms{% endblock %}
{% block content %}<h1 class="h3 mb-3">{{ t('Rooms') }}</h1><div class="row row-cols-1 row-cols-md-3 g-3">
{% for r in rooms %}<div class="col"><div class="card h-100"><div class="card-body"><h2 class="card-title h5">{{ r.name }}</h2><p class="card-subtitle text-muted mb-2">{{ r.size }} m², up to {{ r.people }} people</p><p class="card-text">{{ r.text }}</p><p class="card-text"><strong>€{{ r.price }} per hour</strong></p>
{% if r.closed %}<span class="badge text-bg-danger">Closed for repairs</span> <a class="btn btn-primary btn-sm disabled" aria-disabled="true">Book</a>{% else %}<a class="btn btn-primary btn-sm" href="/bookings/new?room={{ r.name|urlencode }}">Book</a>{% endif %} <a class="card-link ms-2" href="/bookings?room={{ r.name|urlencode }}">{{ counts[r.name] }} bookings</a></div></div></div>{% endfor %}
</div>{% endblock %}
`,
};
