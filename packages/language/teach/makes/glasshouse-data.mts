/** The files of the application, by their paths. */
export const files: Record<string, string> = {
  'app.py': String.raw`import json
import os
import sys
from datetime import datetime

from fastapi.responses import RedirectResponse
from nicegui import app, ui

here = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(here, 'known.json')) as f:
    known = json.load(f)
plants, houses, jobs, staff = known['plants'], known['houses'], known['jobs'], known['staff']
prefs = {'unit': 'Celsius', 'alarm': True, 'mail': 'desk@fernhouse.example', 'range': {'min': 16, 'max': 28}}


def shell(title):
    ui.page_title(f'{title} | Fernhouse')
    name = app.storage.user.get('name')
    if not name:
        ui.navigate.to('/login')
        return False
    with ui.header().classes('items-center'):
        ui.button(icon='menu', on_click=lambda: drawer.toggle()).props('flat color=white aria-label="Menu"')
        ui.label('Fernhouse').classes('text-h6')
        ui.space()
        late = sum(not j['done'] and j['due'] < '2026-05-04' for j in jobs)
        with ui.button(icon='notifications').props('flat color=white aria-label="Notifications"'):
            ui.badge(str(late), color='red').props('floating')
            with ui.menu():
                for j in jobs:
                    if not j['done'] and j['due'] < '2026-05-04':
                        ui.menu_item(f"Overdue: {j['title']}")
        with ui.button(name, icon='person').props('flat color=white no-caps'):
            with ui.menu():
                ui.menu_item('Settings', on_click=lambda: ui.navigate.to('/settings'))
                ui.menu_item('Sign out', on_click=sign_out)
    with ui.left_drawer().classes('bg-grey-2').props('width=200') as drawer:
        for text, path, icon in [('Overview', '/', 'dashboard'), ('Plants', '/plants', 'local_florist'), ('Climate', '/climate', 'thermostat'), ('Jobs', '/jobs', 'checklist'), ('Settings', '/settings', 'settings')]:
            with ui.item(on_click=lambda path=path: ui.navigate.to(path)).props('active' if text == title else ''):
                with ui.item_section().props('avatar'):
                    ui.icon(icon)
                with ui.item_section():
                    ui.item_label(text)
    return True


def sign_out():
    app.storage.user.clear()
    ui.navigate.to('/login')


@ui.page('/enter')
def enter(to: str = '/'):
    app.storage.user['name'] = 'Ada Moss'
    return RedirectResponse(to)


@ui.page('/login')
def login():
    ui.page_title('Sign in | Fernhouse')

    def check():
        one = next((s for s in staff if s['user'] == user.value and s['password'] == word.value), None)
        if not user.validate() or not word.validate():
            return
        if one:
            app.storage.user['name'] = one['name']
            ui.navigate.to('/')
        else:
            word.value = ''
            ui.notify('Wrong user name or password', type='negative', position='top', timeout=0, close_button='Dismiss')

    with ui.card().classes('absolute-center w-80'):
        ui.label('Fernhouse').classes('text-h5')
        ui.label('Staff of the botanical garden only').classes('text-grey')
        user = ui.input('User name', validation={'Enter your user name': bool}).classes('w-full').without_auto_validation()
        word = ui.input('Password', password=True, password_toggle_button=True, validation={'Enter your password': bool}).classes('w-full').without_auto_validation().on('keydown.enter', check)
        ui.button('Sign in', on_click=check).classes('w-full')
        ui.link('Forgot password?', '/forgot')


@ui.page('/forgot')
def forgot():
    ui.page_title('Reset | Fernhouse')
    with ui.card().classes('absolute-center w-80'):
        ui.label('Reset your password').classes('text-h6')
        ui.input('E-mail').classes('w-full')
        ui.button('Send link', on_click=lambda: ui.notify('If the address is known, a link is on its way.', type='info', timeout=0))
        ui.link('Back to sign in', '/login')


@ui.page('/')
def overview():
    if not shell('Overview'):
        return
    with ui.row():
        for text, value in [('Plants', len(plants)), ('Glasshouses', len(houses)), ('Open jobs', sum(not j['done'] for j in jobs)), ('Quarantined', sum(p['health'] == 'Quarantine' for p in plants))]:
            with ui.card():
                ui.label(text).classes('text-grey')
                ui.label(str(value)).classes('text-h4')
    ui.label('Temperature, last 24 hours').classes('text-h6')
    ui.echart({'xAxis': {'type': 'category', 'data': ['00', '04', '08', '12', '16', '20']}, 'yAxis': {'type': 'value'}, 'legend': {}, 'animation': False,
               'series': [{'type': 'line', 'name': h['name'], 'data': h['curve']} for h in houses[:3]]}).classes('h-48')
    ui.label('Recent changes').classes('text-h6')
    with ui.list().props('bordered separator'):
        for who, what in known['changes']:
            with ui.item():
                with ui.item_section():
                    ui.item_label(what)
                    ui.item_label(who).props('caption')


COLUMNS = [{'name': n, 'label': l, 'field': n, 'align': 'right' if n == 'pots' else 'left', 'sortable': True} for n, l in
           [('no', 'No.'), ('name', 'Plant'), ('family', 'Family'), ('house', 'House'), ('pots', 'Pots'), ('health', 'Health'), ('watered', 'Last watered')]]


@ui.page('/plants')
def list_plants():
    if not shell('Plants'):
        return
    with ui.row().classes('w-full items-center'):
        search = ui.input(placeholder='Search plants').props('dense outlined clearable')
        house = ui.select(['All houses'] + [h['name'] for h in houses], value='All houses', label='House').props('dense outlined').classes('w-40')
        sick = ui.checkbox('Only quarantined')
        ui.space()
        water = ui.button('Mark as watered', icon='water_drop', on_click=lambda: watered()).props('outline')
        ui.button('Add plant', icon='add', on_click=lambda: edit(None))
    table = ui.table(columns=COLUMNS, rows=[], row_key='no', selection='multiple', pagination={'rowsPerPage': 7, 'sortBy': 'no'}).classes('w-full')
    table.add_slot('body-cell-name', '<q-td :props="props"><a :href="\'/plants/\' + props.row.no">{{ props.value }}</a></q-td>')
    water.bind_enabled_from(table, 'selected', bool)

    def refresh():
        text = (search.value or '').lower()
        table.rows = [p for p in plants if text in p['name'].lower() and house.value in ('All houses', p['house']) and (not sick.value or p['health'] == 'Quarantine')]
        table.update()

    def watered():
        numbers = [r['no'] for r in table.selected]
        for p in plants:
            if p['no'] in numbers:
                p['watered'] = '4 May 2026'
        table.selected = []
        refresh()
        ui.notify(f"{len(numbers)} plant{'s' if len(numbers) != 1 else ''} marked as watered", type='positive', timeout=0)

    def edit(_):
        with ui.dialog(value=True) as dialog, ui.card().classes('w-96'):
            ui.label('New plant').classes('text-h6')
            name = ui.input('Plant', validation={'A name is needed': bool}).classes('w-full').without_auto_validation()
            family = ui.input('Family', autocomplete=sorted({p['family'] for p in plants})).classes('w-full')
            where = ui.select([h['name'] for h in houses], label='House', validation={'Choose a house': bool}).classes('w-full').without_auto_validation()
            pots = ui.number('Pots', value=1, min=1, max=50, validation={'Between 1 and 50': lambda v: v is not None and 1 <= v <= 50}).classes('w-full')

            def save():
                if not all([name.validate(), where.validate(), pots.validate()]):
                    return
                plants.append({'no': f'P{101 + len(plants)}', 'name': name.value, 'family': family.value or '', 'house': where.value, 'pots': int(pots.value), 'health': 'Good', 'watered': 'never', 'notes': ''})
                dialog.close()
                refresh()
                ui.notify(f'{name.value} was added as P{100 + len(plants)}', type='positive', timeout=0)

            with ui.row().classes('w-full justify-end'):
                ui.button('Cancel', on_click=dialog.close).props('flat')
                ui.button('Save', on_click=save)

    for one in (search, house, sick):
        one.on_value_change(refresh)
    refresh()


@ui.page('/plants/{no}')
def show_plant(no: str):
    if not shell('Plants'):
        return
    one = next((p for p in plants if p['no'] == no), None)
    if not one:
        ui.label('No such plant').classes('text-h5')
        return
    ui.link('All plants', '/plants')
    ui.label(one['name']).classes('text-h5').props('role=heading aria-level=1')
    with ui.tabs() as tabs:
        facts, notes, photos = ui.tab('Facts'), ui.tab('Notes'), ui.tab('Photos')
    with ui.tab_panels(tabs, value=facts).classes('w-full'):
        with ui.tab_panel(facts):
            with ui.grid(columns=2):
                for label, key in [('Number', 'no'), ('Family', 'family'), ('House', 'house'), ('Pots', 'pots'), ('Health', 'health'), ('Last watered', 'watered')]:
                    ui.label(label).classes('text-grey')
                    ui.label(str(one[key]) or '-')
            with ui.row():
                ui.button('Move', icon='swap_horiz', on_click=lambda: move(one)).props('outline')
                ui.button('Remove', icon='delete', color='red', on_click=lambda: remove(one))
            with ui.expansion('Care instructions', icon='help_outline').classes('w-full'):
                ui.label('Water when the top two centimetres are dry. Feed every second week from April to September.')
        with ui.tab_panel(notes):
            text = ui.textarea('Notes', value=one['notes']).classes('w-96')

            def keep():
                one['notes'] = text.value
                ui.notify('Notes saved', type='positive', timeout=0)
            ui.button('Save notes', on_click=keep)
        with ui.tab_panel(photos):
            shown = ui.label('No photos yet')
            ui.upload(label='Add a photo', auto_upload=True, max_file_size=1_000_000, on_upload=lambda e: shown.set_text(f'1 photo: {e.file.name}'),
                      on_rejected=lambda: ui.notify('The file was refused', type='negative', timeout=0)).props('accept=".png,.jpg"')


def move(one):
    with ui.dialog(value=True) as dialog, ui.card():
        ui.label(f"Move {one['name']} to another house").classes('text-h6')
        to = ui.radio([h['name'] for h in houses], value=one['house'])

        def go():
            one['house'] = to.value
            ui.navigate.to(f"/plants/{one['no']}")
        with ui.row():
            ui.button('Cancel', on_click=dialog.close).props('flat')
            ui.button('Move', on_click=go)


def remove(one):
    with ui.dialog(value=True) as dialog, ui.card():
        ui.label(f"Remove {one['name']}?").classes('text-h6')
        ui.label(f"All {one['pots']} pots will be taken out of the register.")

        def go():
            plants.remove(one)
            ui.navigate.to('/plants')
        with ui.row():
            ui.button('Keep', on_click=dialog.close).props('flat')
            ui.button('Remove', color='red', on_click=go)


@ui.page('/climate')
def climate():
    if not shell('Climate'):
        return
    with ui.tabs() as tabs:
        for h in houses:
            ui.tab(h['name'])
    with ui.tab_panels(tabs, value=houses[0]['name']).classes('w-full'):
        for h in houses:
            with ui.tab_panel(h['name']):
                panel(h)


def panel(h):
    ui.label(f"Now {h['now']} °C, humidity {h['humidity']} %").classes('text-h6')
    ui.label('Target temperature')
    with ui.row().classes('w-96 items-center no-wrap'):
        slide = ui.slider(min=5, max=35, value=h['target']).props('label aria-label="Target temperature"')
        ui.label().bind_text_from(slide, 'value', lambda v: f'{v:g} °C').classes('w-16')
    ui.label('Humidity')
    with ui.row().classes('w-96 items-center no-wrap'):
        damp = ui.slider(min=20, max=100, step=5, value=h['humidity']).props('aria-label="Humidity"')
        ui.label().bind_text_from(damp, 'value', lambda v: f'{v:g} %').classes('w-16')
    fog = ui.switch('Fogging', value=h['fog'])
    vents = ui.toggle(['Closed', 'Half open', 'Open'], value=h['vents'])
    night = ui.switch('Night setback', value=False)
    hours = ui.number('Lower at night by (°C)', value=3).bind_visibility_from(night, 'value')

    def save():
        if abs(slide.value - h['now']) > 8 and vents.value == 'Closed':
            ui.notify('Open the vents before changing by more than 8 °C', type='warning', timeout=0, close_button='OK')
            return
        h.update(target=slide.value, fog=fog.value, vents=vents.value)
        ui.notify(f"{h['name']}: settings applied", type='positive', timeout=0)
    with ui.row():
        ui.button('Apply', on_click=save)
        ui.button('Reset', on_click=lambda: slide.set_value(h['target'])).props('flat')


@ui.page('/jobs')
def list_jobs():
    if not shell('Jobs'):
        return
    ui.label('Jobs this week').classes('text-h5').props('role=heading aria-level=1')
    with ui.row().classes('items-start'):
        title = ui.input('New job')
        who = ui.select([s['name'] for s in staff], label='Assigned to', value='Ada Moss').classes('w-40')
        due = ui.date_input('Due', value='2026-05-08')
        ui.button('Add', on_click=lambda: add())

    def add():
        if not title.value:
            ui.notify('Describe the job first', type='warning', timeout=0)
            return
        jobs.append({'title': title.value, 'who': who.value, 'due': due.value, 'done': False})
        title.value = ''
        board.refresh()

    def drop(j):
        jobs.remove(j)
        board.refresh()
        ui.notify('Job deleted', timeout=0)

    def tick(j, value):
        j['done'] = value
        count.refresh()

    @ui.refreshable
    def count():
        ui.label(f"{sum(not j['done'] for j in jobs)} of {len(jobs)} open").classes('text-grey')
        ui.linear_progress(round(sum(j['done'] for j in jobs) / len(jobs), 2)).classes('w-96')

    @ui.refreshable
    def board():
        count()
        for j in jobs:
            with ui.row().classes('items-center w-full no-wrap border-b'):
                ui.checkbox(j['title'], value=j['done'], on_change=lambda e, j=j: tick(j, e.value)).classes('w-80')
                ui.label(j['who']).classes('w-32')
                ui.label(datetime.fromisoformat(j['due']).strftime('%-d %B')).classes('w-24 text-red' if j['due'] < '2026-05-04' and not j['done'] else 'w-24')
                ui.button(icon='delete', on_click=lambda j=j: drop(j)).props('flat round dense').tooltip('Delete job')
    board()


@ui.page('/settings')
def settings():
    if not shell('Settings'):
        return
    ui.label('Settings').classes('text-h5').props('role=heading aria-level=1')
    with ui.card().classes('w-96'):
        ui.label('Units').classes('text-bold')
        unit = ui.radio(['Celsius', 'Fahrenheit'], value=prefs['unit']).props('inline')
        ui.label('Alarm').classes('text-bold')
        alarm = ui.switch('Send alarms by e-mail', value=prefs['alarm'])
        mail = ui.input('E-mail for alarms', value=prefs['mail'], validation={'Not an e-mail address': lambda v: '@' in v}).classes('w-full').bind_enabled_from(alarm, 'value')
        ui.label('Alarm range')
        both = ui.range(min=0, max=40, value=dict(prefs['range'])).classes('w-full')
        ui.label().bind_text_from(both, 'value', lambda v: f"Alarm below {v['min']} °C or above {v['max']} °C")

        def save():
            if alarm.value and not mail.validate():
                ui.notify('Please mend the marked field', type='negative', timeout=0)
                return
            prefs.update(unit=unit.value, alarm=alarm.value, mail=mail.value, range=both.value)
            ui.notify('Settings saved', type='positive', timeout=0)
        ui.button('Save', on_click=save)
    ui.button('Delete all finished jobs', color='red', on_click=lambda: ask()).props('outline')

    def ask():
        done = [j for j in jobs if j['done']]
        with ui.dialog(value=True) as dialog, ui.card():
            ui.label(f'Delete {len(done)} finished jobs?')

            def go():
                for j in done:
                    jobs.remove(j)
                dialog.close()
                ui.notify(f'{len(done)} jobs deleted', timeout=0)
            with ui.row():
                ui.button('No', on_click=dialog.close).props('flat')
                ui.button('Yes, delete', on_click=go)


@app.get('/api/plants')
def api_plants(house: str = ''):
    return {'count': sum(not house or p['house'] == house for p in plants), 'plants': [p for p in plants if not house or p['house'] == house]}


@app.get('/api/plants/{no}')
def api_plant(no: str):
    from fastapi import HTTPException
    one = next((p for p in plants if p['no'] == no), None)
    if not one:
        raise HTTPException(404, 'No such plant')
    return one


ui.run(host='127.0.0.1', port=int(sys.argv[1]), reload=False, show=False, storage_secret='fern', show_welcome_message=False)
`,
  'known.json': String.raw`{
"plants": [
{
"no": "P101",
"name": "Giant water lily",
"family": "Nymphaeaceae",
"house": "Palm House",
"pots": 3,
"health": "Good",
"watered": "2 May 2026",
"notes": ""
},
{
"no": "P102",
"name": "Titan arum",
"family": "Araceae",
"house": "Palm House",
"pots": 1,
"health": "Quarantine",
"watered": "3 May 2026",
"notes": "Mealybugs seen on 27 April."
},
{
"no": "P103",
"name": "Dwarf date palm",
"family": "Arecaceae",
"house": "Palm House",
"pots": 12,
"health": "Good",
"watered": "1 May 2026",
"notes": ""
},
{
"no": "P104",
"name": "Date palm",
"family": "Arecaceae",
"house": "Palm House",
"pots": 4,
"health": "Fair",
"watered": "1 May 2026",
"notes": ""
},
{
"no": "P105",
"name": "Vanilla orchid",
"family": "Orchidaceae",
"house": "Orchid House",
"pots": 9,
"health": "Good",
"watered": "3 May 2026",
"notes": ""
},
{
"no": "P106",
"name": "Moth orchid",
"family": "Orchidaceae",
"house": "Orchid House",
"pots": 24,
"health": "Good",
"watered": "2 May 2026",
"notes": ""
},
{
"no": "P107",
"name": "Lady's slipper",
"family": "Orchidaceae",
"house": "Orchid House",
"pots": 7,
"health": "Fair",
"watered": "30 April 2026",
"notes": ""
},
{
"no": "P108",
"name": "Golden barrel",
"family": "Cactaceae",
"house": "Desert House",
"pots": 15,
"health": "Good",
"watered": "18 April 2026",
"notes": ""
},
{
"no": "P109",
"name": "Silver barrel",
"family": "Cactaceae",
"house": "Desert House",
"pots": 5,
"health": "Quarantine",
"watered": "18 April 2026",
"notes": ""
},
{
"no": "P110",
"name": "Old man cactus",
"family": "Cactaceae",
"house": "Desert House",
"pots": 8,
"health": "Good",
"watered": "20 April 2026",
"notes": ""
},
{
"no": "P111",
"name": "Stone plant",
"family": "Aizoaceae",
"house": "Desert House",
"pots": 30,
"health": "Good",
"watered": "11 April 2026",
"notes": ""
},
{
"no": "P112",
"name": "Venus flytrap",
"family": "Droseraceae",
"house": "Bog House",
"pots": 18,
"health": "Good",
"watered": "3 May 2026",
"notes": ""
},
{
"no": "P113",
"name": "Purple pitcher",
"family": "Sarraceniaceae",
"house": "Bog House",
"pots": 10,
"health": "Fair",
"watered": "3 May 2026",
"notes": ""
},
{
"no": "P114",
"name": "Yellow pitcher",
"family": "Sarraceniaceae",
"house": "Bog House",
"pots": 11,
"health": "Good",
"watered": "3 May 2026",
"notes": ""
},
{
"no": "P115",
"name": "Round-leaved sundew",
"family": "Droseraceae",
"house": "Bog House",
"pots": 22,
"health": "Quarantine",
"watered": "2 May 2026",
"notes": ""
},
{
"no": "P116",
"name": "Staghorn fern",
"family": "Polypodiaceae",
"house": "Palm House",
"pots": 6,
"health": "Good",
"watered": "29 April 2026",
"notes": ""
}
],
"houses": [
{
"name": "Palm House",
"now": 24.5,
"target": 25,
"humidity": 80,
"fog": true,
"vents": "Half open",
"curve": [
21,
20,
22,
26,
27,
24
]
},
{
"name": "Orchid House",
"now": 22,
"target": 22,
"humidity": 75,
"fog": true,
"vents": "Closed",
"curve": [
20,
19,
20,
23,
24,
22
]
},
{
"name": "Desert House",
"now": 29,
"target": 28,
"humidity": 30,
"fog": false,
"vents": "Closed",
"curve": [
15,
14,
20,
30,
33,
24
]
},
{
"name": "Bog House",
"now": 17.5,
"target": 18,
"humidity": 90,
"fog": false,
"vents": "Open",
"curve": [
12,
11,
14,
18,
19,
15
]
}
],
"staff": [
{
"name": "Ada Moss",
"user": "ada",
"password": "fern2026"
},
{
"name": "Tom Reed",
"user": "tom",
"password": "reedbed"
},
{
"name": "Ivy Lund",
"user": "ivy",
"password": "climber"
}
],
"jobs": [
{
"title": "Repot moth orchids",
"who": "Ivy Lund",
"due": "2026-05-06",
"done": false
},
{
"title": "Clean pond filter",
"who": "Tom Reed",
"due": "2026-05-01",
"done": false
},
{
"title": "Check fogger nozzles",
"who": "Ada Moss",
"due": "2026-05-02",
"done": false
},
{
"title": "Order cactus soil",
"who": "Ada Moss",
"due": "2026-04-30",
"done": true
},
{
"title": "Label pitcher plants",
"who": "Tom Reed",
"due": "2026-05-07",
"done": false
},
{
"title": "Prune staghorn fern",
"who": "Ivy Lund",
"due": "2026-05-08",
"done": true
},
{
"title": "Feed flytraps",
"who": "Tom Reed",
"due": "2026-05-08",
"done": false
}
],
"changes": [
[
"Ivy Lund, today 08:10",
"Moth orchid watered"
],
[
"Tom Reed, yesterday 16:45",
"Silver barrel put into quarantine"
],
[
"Ada Moss, 2 May 11:20",
"Target of Desert House changed from 26 °C to 28 °C"
]
]
}`,
};
