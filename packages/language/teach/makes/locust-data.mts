/** What a tram museum tries out on its ticket shop: every visitor does a known number of things, then waits. */
export const locustfile = `
import os
from flask import Blueprint, redirect, request, session
from flask_login import UserMixin, login_user, logout_user
from locust import User, task, constant, events, tag
import gevent

people = {'conductor': 'bell-17', 'inspector': 'punch-04'}

class Person(UserMixin):
    def __init__(self, name): self.name = name
    def get_id(self): return self.name

@events.init_command_line_parser.add_listener
def more(parser):
    parser.add_argument('--season', choices=['Winter timetable', 'Summer timetable', 'Steam weekend'], default='Summer timetable', help='Which prices are asked for')
    parser.add_argument('--coupon', type=str, default='', help='Taken off at the till')
    parser.add_argument('--tram', type=str, is_required=True, default='Car 12', help='Number of the car')
    parser.add_argument('--till-key', type=str, is_secret=True, default='', help='Only for the till')

@events.init.add_listener
def login(environment, **kwargs):
    ui = environment.web_ui
    if not ui: return
    ui.app.config['SECRET_KEY'] = 'depot'
    ui.login_manager.user_loader(lambda name: Person(name) if name in people else None)
    ui.auth_args = {'username_password_callback': '/sign-in', 'title': 'Tram museum load desk'}
    extra = Blueprint('extra', 'extra')
    @extra.route('/sign-in', methods=['POST'])
    def sign_in():
        name = request.form.get('username')
        if people.get(name) != request.form.get('password'):
            session['auth_error'] = 'Invalid username or password'
            return redirect('/login')
        session['auth_error'] = None
        login_user(Person(name))
        return redirect('/')
    @extra.route('/sign-out')
    def sign_out():
        logout_user()
        return redirect('/login')
    ui.app.register_blueprint(extra)

class Visitor(User):
    abstract = True
    wait_time = constant(0)
    rounds = 4
    visits = ()
    def on_start(self):
        if self.host and 'closed' in self.host: raise RuntimeError('The museum is closed on Mondays')
    @task
    def ride(self):
        for n in range(self.rounds):
            for kind, name, ms, size, error in self.visits:
                failed = Exception(error) if error and n % 2 else None
                self.environment.events.request.fire(request_type=kind, name=name, response_time=ms, response_length=size, exception=failed, context={})
        while True: gevent.sleep(60)

class DayTripper(Visitor):
    """Looks at the cars and buys one ticket"""
    host = 'http://shop.tram.test'
    weight = 3
    visits = (('GET', '/cars', 40, 2048, None), ('GET', '/cars/12', 65, 1024, None), ('POST', '/tickets', 210, 310, 'No seats left in Car 12'))

class SchoolGroup(Visitor):
    """Books thirty seats at once"""
    host = 'http://shop.tram.test'
    weight = 1
    visits = (('GET', '/groups', 90, 870, None), ('POST', '/groups/30', 480, 512, 'Group is too large'))

class SeasonHolder(Visitor):
    """Renews the yearly pass"""
    host = 'http://pass.tram.test'
    weight = 2
    visits = (('GET', '/passes', 55, 640, None), ('PUT', '/passes/renew', 130, 256, None))

class DepotRobot(Visitor):
    """Counts the cars at night"""
    host = 'http://depot.tram.test'
    weight = 0
    visits = (('GET', '/depot', 15, 96, None), ('DELETE', '/depot/old-lists', 33, 0, 'List is still in use'))
`;
