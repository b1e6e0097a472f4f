// The application's own files are written by `seed`.
export const program = String.raw`import json, os, sys
from datetime import date
from enum import Enum
from sqlalchemy import Boolean, Date, ForeignKey, Integer, Numeric, String, Text, create_engine, func, select
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column, relationship
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.sessions import SessionMiddleware
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse
from starlette.routing import Route
from starlette_admin.actions import action, row_action
from starlette_admin.auth.base import AdminUser
from starlette_admin.auth.password import AuthProvider
from starlette_admin.contrib.sqla import Admin, ModelView
from starlette_admin.exceptions import ActionFailed, FormValidationError, LoginFailed
from starlette_admin.fields import (BooleanField, DateField, DecimalField, EmailField, EnumField, HasMany, HasOne, IntegerField, PhoneField,
                                    StringField, TextAreaField)
from starlette_admin.flash import flash
from starlette_admin.views import CustomView, DropDown, Link
from starlette_admin.widgets import CardRowWidget, ColumnWidget, StatWidget, TableWidget, TextWidget

here = os.path.dirname(os.path.abspath(__file__))
engine = create_engine('sqlite:///' + os.path.join(here, 'huts.db'), connect_args={'check_same_thread': False, 'timeout': 60})
users = {'leni': ('gentian-31', 'Leni Auer', True), 'otto': ('edelweiss-8', 'Otto Brugger', False)}


class Base(DeclarativeBase):
    pass


class Hut(Base):
    __tablename__ = 'hut'
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    valley: Mapped[str] = mapped_column(String(40))
    altitude: Mapped[int] = mapped_column(Integer)
    bunks: Mapped[int] = mapped_column(Integer)
    price: Mapped[float] = mapped_column(Numeric(6, 2))
    state: Mapped[str] = mapped_column(String(20))
    winter_room: Mapped[bool] = mapped_column(Boolean, default=False)
    notes: Mapped[str | None] = mapped_column(Text)
    warden_id: Mapped[int | None] = mapped_column(ForeignKey('warden.id'))
    warden: Mapped['Warden'] = relationship(back_populates='huts')
    stays: Mapped[list['Stay']] = relationship(back_populates='hut')

    async def __admin_repr__(self, request):
        return self.name


class Warden(Base):
    __tablename__ = 'warden'
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    email: Mapped[str] = mapped_column(String(80))
    phone: Mapped[str | None] = mapped_column(String(30))
    since: Mapped[date | None] = mapped_column(Date)
    huts: Mapped[list[Hut]] = relationship(back_populates='warden')

    async def __admin_repr__(self, request):
        return self.name


class Stay(Base):
    __tablename__ = 'stay'
    id: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(String(10))
    guest: Mapped[str] = mapped_column(String(60))
    hut_id: Mapped[int | None] = mapped_column(ForeignKey('hut.id'))
    hut: Mapped[Hut] = relationship(back_populates='stays')
    arrival: Mapped[date] = mapped_column(Date)
    nights: Mapped[int] = mapped_column(Integer)
    bunks: Mapped[int] = mapped_column(Integer)
    status: Mapped[str] = mapped_column(String(20))
    half_board: Mapped[bool] = mapped_column(Boolean, default=False)

    async def __admin_repr__(self, request):
        return self.code


class Repair(Base):
    __tablename__ = 'repair'
    id: Mapped[int] = mapped_column(primary_key=True)
    title: Mapped[str] = mapped_column(String(80))
    hut_id: Mapped[int | None] = mapped_column(ForeignKey('hut.id'))
    hut: Mapped[Hut] = relationship()
    urgency: Mapped[str] = mapped_column(String(20))
    cost: Mapped[float | None] = mapped_column(Numeric(8, 2))
    done: Mapped[bool] = mapped_column(Boolean, default=False)

    async def __admin_repr__(self, request):
        return self.title


def choices(*names):
    return [(name, name) for name in names]


class Editors(ModelView):
    """Otto may look but not touch."""

    def may(self, request):
        user = getattr(request.state, 'admin_user', None)
        return bool(user and user.extra_data_may) if hasattr(user, 'extra_data_may') else request.session.get('user') == 'leni'

    def can_create(self, request):
        return self.may(request)

    def can_edit(self, request):
        return self.may(request)

    def can_delete(self, request):
        return self.may(request)


class HutView(Editors):
    key = 'huts'
    display_name = 'Hut'
    menu_label = 'Huts'
    icon = 'fa fa-house'
    fields = [IntegerField('id', exclude_from_list=True, exclude_from_create=True, exclude_from_edit=True), StringField('name', required=True),
              EnumField('valley', choices=choices('Karwald', 'Obertal', 'Sennbach'), select2=False), IntegerField('altitude', label='Altitude (m)', required=True),
              IntegerField('bunks', required=True, help_text='Without the winter room'), DecimalField('price', label='Bunk per night (€)'),
              EnumField('state', choices=choices('Open', 'Closed', 'Winter room only'), select2=False), BooleanField('winter_room', label='Winter room', exclude_from_list=True),
              HasOne('warden', key='wardens'), TextAreaField('notes', exclude_from_list=True), HasMany('stays', key='stays', exclude_from_list=True, exclude_from_create=True, exclude_from_edit=True)]
    fields_default_sort = ['name']
    searchable_fields = ['name', 'valley']
    inline_editable_fields = ['bunks', 'state']
    page_size = 5
    page_size_options = [5, 10, 25]

    async def validate(self, request, data):
        errors = {}
        if data.get('name') is not None and len(data['name']) < 3:
            errors['name'] = 'A name has at least 3 letters.'
        if data.get('altitude') is not None and not 500 <= data['altitude'] <= 4000:
            errors['altitude'] = 'Our huts lie between 500 and 4000 m.'
        if data.get('bunks') is not None and data['bunks'] < 1:
            errors['bunks'] = 'A hut has at least one bunk.'
        if errors:
            raise FormValidationError(errors)


class WardenView(Editors):
    key = 'wardens'
    display_name = 'Warden'
    menu_label = 'Wardens'
    icon = 'fa fa-user'
    fields = [StringField('name', required=True), EmailField('email', label='E-mail', required=True), PhoneField('phone', label='Hut phone'),
              DateField('since', label='In charge since'), HasMany('huts', key='huts', exclude_from_create=True)]
    fields_default_sort = ['name']


class StayView(Editors):
    key = 'stays'
    display_name = 'Stay'
    menu_label = 'Stays'
    icon = 'fa fa-bed'
    fields = [StringField('code', label='No.', required=True), StringField('guest', required=True), HasOne('hut', key='huts', exclude_from_create=True), DateField('arrival', required=True, default=date(2025, 9, 1)),
              IntegerField('nights', required=True), IntegerField('bunks', required=True),
              EnumField('status', choices=choices('Requested', 'Confirmed', 'Arrived', 'No show'), select2=False, default='Requested'), BooleanField('half_board', label='Half board')]
    fields_default_sort = [('arrival', False)]
    searchable_fields = ['code', 'guest']
    page_size = 10
    actions = ['confirm', 'delete']
    row_actions = ['view', 'edit', 'arrive', 'delete']

    async def validate(self, request, data):
        if data.get('nights') is not None and not 1 <= data['nights'] <= 14:
            raise FormValidationError({'nights': 'A stay has 1 to 14 nights.'})

    @action(name='confirm', text='Confirm stays', confirmation='Confirm the chosen stays and write to the guests?', submit_btn_text='Confirm them', icon_class='fa fa-check')
    async def confirm(self, request, selection):
        rows = await selection.rows()
        for stay in rows:
            stay.status = 'Confirmed'
        flash(request, f'{len(rows)} stays are confirmed.', 'success')

    @row_action(name='arrive', text='Check in', confirmation='Have the guests arrived?', submit_btn_text='Yes, they are here', icon_class='fa fa-key')
    async def arrive(self, request, pk):
        stay = await self.find_by_pk(request, pk)
        if stay.status != 'Confirmed':
            raise ActionFailed(f'{stay.code} is not confirmed yet.')
        stay.status = 'Arrived'
        flash(request, f'{stay.guest} checked in.', 'success')


class RepairView(Editors):
    key = 'repairs'
    display_name = 'Repair'
    menu_label = 'Repairs'
    icon = 'fa fa-wrench'
    fields = [StringField('title', label='What', required=True), HasOne('hut', key='huts'), EnumField('urgency', choices=choices('Low', 'Before winter', 'At once'), select2=False),
              DecimalField('cost', label='Estimate (€)'), BooleanField('done')]
    inline_editable_fields = ['urgency', 'done']
    actions = ['delete']


class Guard(AuthProvider):
    async def login(self, username, password, remember_me, request):
        if len(username) < 3:
            raise FormValidationError({'username': 'Names have at least 3 letters.'})
        if username not in users or users[username][0] != password:
            raise LoginFailed('Name or password is not right.')
        request.session['user'] = username

    async def logout(self, request):
        request.session.clear()

    async def authenticate(self, request):
        user = users.get(request.session.get('user'))
        return AdminUser(user[1]) if user else None


def count(*where):
    async def value(request):
        with Session(engine) as session:
            return session.scalar(select(func.count()).where(*where))
    return value


async def arrivals(request):
    with Session(engine) as session:
        stays = session.scalars(select(Stay).where(Stay.status == 'Confirmed').order_by(Stay.arrival).limit(4)).all()
        return [[stay.code, stay.guest, stay.hut.name if stay.hut else '-', stay.arrival.strftime('%d.%m.%Y'), stay.bunks] for stay in stays]


home = ColumnWidget(children=[
    TextWidget(content='Season 2025: huts close on 5 October.', card=True),
    CardRowWidget(children=[StatWidget(title='Open huts', value_callback=count(Hut.state == 'Open'), link='/admin/huts/list'),
                            StatWidget(title='Stays to confirm', value_callback=count(Stay.status == 'Requested'), link='/admin/stays/list'),
                            StatWidget(title='Repairs left', value_callback=count(Repair.done.is_(False)), link='/admin/repairs/list')]),
    TableWidget(title='Next arrivals', columns=['No.', 'Guest', 'Hut', 'Arrival', 'Bunks'], rows_callback=arrivals)])


async def root(request):
    return RedirectResponse('/admin/')


async def rules(request):
    return HTMLResponse('<!DOCTYPE html><html lang="en"><head><title>House rules</title><link rel="icon" href="data:,"></head><body><h1>House rules</h1><ol><li>Boots stay in the boot room.</li>'
                        '<li>Lights out at 22:00.</li><li>Carry your litter down.</li><li>Dogs by arrangement with the warden.</li></ol><p><a href="/admin/">Back to the office</a></p></body></html>')


def told(hut):
    return {'id': hut.id, 'name': hut.name, 'valley': hut.valley, 'altitude': hut.altitude, 'bunks': hut.bunks, 'open': hut.state == 'Open'}


async def api_huts(request):
    with Session(engine) as session:
        query = select(Hut).order_by(Hut.name)
        if 'valley' in request.query_params:
            query = query.where(Hut.valley == request.query_params['valley'])
        items = [told(hut) for hut in session.scalars(query)]
        return JSONResponse({'items': items, 'total': len(items)})


async def api_hut(request):
    with Session(engine) as session:
        hut = session.get(Hut, request.path_params['id'])
        return JSONResponse(told(hut)) if hut else JSONResponse({'error': 'No such hut.'}, 404)


async def api_stays(request):
    if request.headers.get('authorization') != 'Bearer alp-77':
        return JSONResponse({'error': 'Token missing or wrong.'}, 401)
    given = await request.json()
    for name in ('guest', 'hut', 'arrival', 'nights', 'bunks'):
        if not given.get(name):
            return JSONResponse({'error': 'Value missing.', 'field': name}, 422)
    with Session(engine) as session:
        stay = Stay(code='S-322', guest=given['guest'], hut_id=given['hut'], arrival=date.fromisoformat(given['arrival']), nights=given['nights'], bunks=given['bunks'],
                    status='Requested', half_board=False)
        session.add(stay)
        session.commit()
        return JSONResponse({'code': stay.code, 'guest': stay.guest, 'status': stay.status}, 201)


app = Starlette(routes=[Route('/', root), Route('/rules', rules), Route('/api/huts', api_huts), Route('/api/huts/{id:int}', api_hut),
                        Route('/api/stays', api_stays, methods=['POST'])])
admin = Admin(engine, title='Karwald Huts', secret_key='karwald', index_view=CustomView(menu_label='Dashboard', icon='fa fa-mountain', path='/', widget=home),
              auth_provider=Guard(), middlewares=[Middleware(SessionMiddleware, secret_key='karwald')])
admin.add_view(HutView(Hut))
admin.add_view(StayView(Stay))
admin.add_view(DropDown('Upkeep', icon='fa fa-toolbox', always_open=False, views=[RepairView(Repair), WardenView(Warden)]))
admin.add_view(Link(menu_label='House rules', icon='fa fa-link', url='/rules'))
admin.mount_to(app)


def fill():
    with open(os.path.join(here, 'known.json')) as file:
        known = json.load(file)
    Base.metadata.create_all(engine)
    day = lambda x: date.fromisoformat(x) if x else None
    with Session(engine) as session:
        for name, email, phone, since in known['wardens']:
            session.add(Warden(name=name, email=email, phone=phone, since=day(since)))
        session.flush()
        warden = lambda name: session.scalar(select(Warden).where(Warden.name == name))
        hut = lambda name: session.scalar(select(Hut).where(Hut.name == name))
        for name, valley, altitude, bunks, price, state, winter, keeper, notes in known['huts']:
            session.add(Hut(name=name, valley=valley, altitude=altitude, bunks=bunks, price=price, state=state, winter_room=winter, warden=warden(keeper), notes=notes))
        session.flush()
        for code, guest, place, arrival, nights, bunks, status, half in known['stays']:
            session.add(Stay(code=code, guest=guest, hut=hut(place), arrival=day(arrival), nights=nights, bunks=bunks, status=status, half_board=half))
        for title, place, urgency, cost, done in known['repairs']:
            session.add(Repair(title=title, hut=hut(place), urgency=urgency, cost=cost, done=done))
        session.commit()


if __name__ == '__main__':
    if sys.argv[1] == 'fill':
        fill()
    else:
        import uvicorn
        uvicorn.run(app, host='127.0.0.1', port=int(sys.argv[1]), log_level='warning')
`;

export const known = String.raw`{"wardens":[
["Vreni Kofler","vreni@karwald.example","+43 512 555 0141","2011-05-01"],
["Sepp Moosbrugger","sepp@karwald.example","+43 512 555 0142","2006-06-15"],
["Ilse Gruber","ilse@karwald.example","","2019-05-10"],
["Toni Kofler","toni@karwald.example","+43 512 555 0147","2023-06-01"],
["Zita Ranalter","zita@karwald.example","+43 512 555 0150",null]],
"huts":[
["Adlerhorst","Karwald",2340,48,19.5,"Open",true,"Vreni Kofler","Water only until mid September."],
["Birkenalm","Obertal",1610,22,14.0,"Open",false,"Ilse Gruber",null],
["Birkenhaus","Obertal",1580,30,14.0,"Closed",false,"Ilse Gruber","Roof under repair."],
["Geierspitz","Karwald",2715,64,24.0,"Open",true,"Sepp Moosbrugger",null],
["Hochsteg","Sennbach",2105,36,18.0,"Winter room only",true,"Toni Kofler",null],
["Klamml","Sennbach",1490,12,11.5,"Open",false,"Toni Kofler","No road, no supply by lift."],
["Murmelboden","Obertal",2230,40,19.5,"Open",true,"Zita Ranalter",null],
["Sennbachhaus","Sennbach",1840,55,16.0,"Open",false,"Toni Kofler",null],
["Steinkar","Karwald",2460,28,21.0,"Winter room only",true,"Vreni Kofler",null],
["Tauernblick","Karwald",1975,18,15.5,"Closed",false,null,"Warden wanted for 2026."],
["Wiesegg","Obertal",1720,26,15.0,"Open",false,"Zita Ranalter",null]],
"stays":[
["S-310","Alpine Club Lindau","Geierspitz","2025-08-29",2,14,"Confirmed",true],
["S-311","Baumann family","Birkenalm","2025-08-30",3,4,"Confirmed",true],
["S-312","Chiara Donati","Adlerhorst","2025-08-30",1,2,"Requested",false],
["S-313","Eriksson, Nils","Klamml","2025-09-02",4,1,"Arrived",false],
["S-314","Eriksson, Nora","Klamml","2025-09-02",4,2,"Confirmed",false],
["S-315","Fell Runners Kendal","Sennbachhaus","2025-09-05",2,22,"Requested",true],
["S-316","Haller school, 7b","Murmelboden","2025-09-08",5,27,"Confirmed",true],
["S-317","Jonas Weidner","Adlerhorst","2025-09-12",1,1,"No show",false],
["S-318","Kessler party","Wiesegg","2025-09-13",2,6,"Requested",false],
["S-319","Lopez, Ana","Geierspitz","2025-09-13",1,2,"Confirmed",true],
["S-320","Ski Club Hohenau","Hochsteg","2025-10-18",2,9,"Requested",false],
["S-321","Van Dijk family","Wiesegg","2025-09-19",3,5,"Requested",true]],
"repairs":[
["Roof shingles, north side","Birkenhaus","Before winter",8400,false],
["Stove pipe loose","Klamml","At once",120.5,false],
["New mattresses (12)","Geierspitz","Low",2150,true],
["Water pump","Adlerhorst","At once",930,false],
["Path sign missing","Steinkar","Low",45,true],
["Solar panel cracked","Murmelboden","Before winter",615.9,false],
["Window of the dormitory","Sennbachhaus","Low",null,false]]}
`;
