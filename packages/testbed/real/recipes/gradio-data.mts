/** A page with four tabs of forms. What is entered is kept per visit. */
export const script = String.raw`
import os, re
import gradio as gr

def euros(amount):
    return f'{amount:,.2f} EUR'

# Loan calculator

def loan(amount, years, rate, rhythm, with_plan):
    if amount is None or amount < 1000 or amount > 500000:
        raise gr.Error('The amount must be between 1,000 and 500,000.', duration=None)
    per_year = 12 if rhythm == 'Monthly' else 1
    count = int(years) * per_year
    step = rate / 100 / per_year
    payment = amount / count if step == 0 else amount * step / (1 - (1 + step) ** -count)
    rows, rest = [], amount
    for number in range(1, count + 1):
        interest = rest * step
        rest = max(0.0, rest + interest - payment)
        if number % per_year == 0:
            rows.append([number // per_year, f'{payment * per_year:,.2f}', f'{rest:,.2f}'])
    plan = gr.Dataframe(value=rows if with_plan else [], visible=with_plan)
    return euros(payment), euros(payment * count - amount), euros(payment * count), plan

def clear_loan():
    return 20000, 10, 4, 'Monthly', False, '', '', '', gr.Dataframe(value=[], visible=False)

# Text tool

WAYS = {
    'Upper case': str.upper,
    'Lower case': str.lower,
    'Title case': str.title,
    'Reverse words': lambda text: ' '.join(reversed(text.split())),
    'Remove double spaces': lambda text: re.sub(r' {2,}', ' ', text),
    'Sort lines': lambda text: '\n'.join(sorted(text.splitlines())),
}

def change_text(text, way, find, put, trim):
    if not text:
        return '', 'Please enter a text.'
    if find:
        text = text.replace(find, put)
    text = WAYS[way](text)
    return (text.strip() if trim else text), 'Done.'

def count_text(text):
    return f'{len(text)} characters, {len(text.split())} words'

# Orders

PRICES = {'Notebook': 4.5, 'Fountain pen': 28.0, 'Desk lamp': 49.9, 'Paper tray': 12.25, 'Stapler': 9.8,
          'Wall calendar': 15.0, 'Office chair': 189.0, 'Pinboard': 22.4}
DELIVERY = {'Pick up': 0.0, 'Standard': 4.9, 'Express': 11.5}
EXTRAS = {'Gift wrap': 3.0, 'Insurance': 2.5, 'Printed invoice': 1.0}
HEADERS = ['No.', 'Customer', 'Product', 'Quantity', 'Delivery', 'Total', 'Status']
ORDERS = [
    [1001, 'Anna Berg', 'Notebook', 10, 'Standard', '49.90', 'Shipped'],
    [1002, 'Daniel Cho', 'Desk lamp', 1, 'Express', '61.40', 'Shipped'],
    [1003, 'Erika Lund', 'Office chair', 2, 'Standard', '382.90', 'Open'],
    [1004, 'Farid Nazari', 'Stapler', 3, 'Pick up', '29.40', 'Cancelled'],
    [1005, 'Anna Berg', 'Pinboard', 1, 'Standard', '27.30', 'Open'],
    [1006, 'Gina Rossi', 'Fountain pen', 2, 'Express', '67.50', 'Shipped'],
    [1007, 'Hugo Martin', 'Paper tray', 4, 'Standard', '53.90', 'Open'],
    [1008, 'Ines Duarte', 'Wall calendar', 5, 'Pick up', '75.00', 'Shipped'],
    [1009, 'Jakub Wolski', 'Notebook', 25, 'Express', '124.00', 'Open'],
    [1010, 'Erika Lund', 'Desk lamp', 2, 'Standard', '104.70', 'Cancelled'],
    [1011, 'Karim Said', 'Stapler', 1, 'Standard', '14.70', 'Open'],
    [1012, 'Lena Fischer', 'Office chair', 1, 'Express', '200.50', 'Open'],
]

def shown(orders, status):
    return [row for row in orders if status in ('All', row[6])]

def summary(orders):
    counts = {status: sum(row[6] == status for row in orders) for status in ('Open', 'Shipped', 'Cancelled')}
    return ' · '.join([f'**{len(orders)} orders**'] + [f'{name}: {count}' for name, count in counts.items()])

def after(orders, status, message):
    return orders, shown(orders, status), summary(orders), message

def place(orders, status, name, mail, product, quantity, delivery, extras, agreed):
    faults = []
    if not name.strip():
        faults.append('Enter a name.')
    if not re.fullmatch(r'[^@\s]+@[^@\s]+\.[^@\s]+', mail.strip()):
        faults.append('Enter a valid e-mail address.')
    if not product:
        faults.append('Choose a product.')
    if not quantity or quantity < 1 or quantity > 50 or quantity != int(quantity):
        faults.append('The quantity must be a whole number from 1 to 50.')
    if not agreed:
        faults.append('Accept the terms.')
    if faults:
        return after(orders, status, '### Please correct\n' + '\n'.join('- ' + fault for fault in faults))
    number = max(row[0] for row in orders) + 1
    total = PRICES[product] * quantity + DELIVERY[delivery] + sum(EXTRAS[extra] for extra in extras)
    row = [number, name.strip(), product, int(quantity), delivery, f'{total:.2f}', 'Open']
    return after(orders + [row], status, f'Order {number} was placed. Total: {euros(total)}')

def mark(orders, status, number, to):
    row = next((row for row in orders if row[0] == number), None)
    if row is None:
        return after(orders, status, 'There is no order with this number.')
    if row[6] != 'Open':
        return after(orders, status, f'Order {int(number)} is {row[6].lower()} and cannot be changed.')
    changed = [row[:6] + [to] if row[0] == number else row for row in orders]
    return after(changed, status, f'Order {int(number)} is now {to.lower()}.')

# Settings

def save(name, language, size, volume, look, news, days, channels, retries, color):
    if not name.strip():
        return 'The display name must not be empty.'
    lines = [('Display name', name.strip()), ('Language', language), ('Font size', f'{size} px'),
             ('Volume', f'{volume} %'), ('Look', look),
             ('Newsletter', 'on ' + (', '.join(days) or 'no day') if news else 'off'),
             ('Channels', ', '.join(channels) or 'none'), ('Retries', retries), ('Accent colour', color)]
    gr.Info('The settings were saved.')
    return '### Saved settings\n' + '\n'.join(f'- {label}: {value}' for label, value in lines)

DEFAULTS = ['Guest', 'English', 16, 50, 'Light', False, [], ['E-mail'], 3, '#3366cc']

with gr.Blocks(title='Office helper') as page:
    gr.Markdown('# Office helper\nSmall tools for the office.')
    with gr.Tab('Loan'):
        with gr.Row():
            with gr.Column():
                amount = gr.Number(20000, label='Amount in EUR', info='From 1,000 to 500,000')
                years = gr.Slider(1, 30, 10, step=1, label='Years')
                rate = gr.Slider(0, 12, 4, step=0.25, label='Interest in percent')
                rhythm = gr.Radio(['Monthly', 'Yearly'], value='Monthly', label='Payments')
                with_plan = gr.Checkbox(False, label='Show the payment plan')
                with gr.Row():
                    clear = gr.Button('Clear')
                    calculate = gr.Button('Calculate', variant='primary')
            with gr.Column():
                payment = gr.Textbox(label='Payment', interactive=False)
                interest = gr.Textbox(label='Interest paid', interactive=False)
                total = gr.Textbox(label='Total paid', interactive=False)
                plan = gr.Dataframe(headers=['Year', 'Paid', 'Rest'], label='Payment plan', visible=False,
                                    interactive=False)
        results = [payment, interest, total, plan]
        calculate.click(loan, [amount, years, rate, rhythm, with_plan], results)
        clear.click(clear_loan, None, [amount, years, rate, rhythm, with_plan, *results])
    with gr.Tab('Text'):
        text = gr.Textbox(label='Text', lines=4, placeholder='Type or paste a text')
        counter = gr.Markdown('0 characters, 0 words')
        way = gr.Dropdown(list(WAYS), value='Upper case', label='Change')
        with gr.Row():
            find = gr.Textbox(label='Find')
            put = gr.Textbox(label='Replace with')
        trim = gr.Checkbox(True, label='Trim spaces at both ends')
        apply = gr.Button('Apply', variant='primary')
        changed = gr.Textbox(label='Result', lines=4, interactive=False, buttons=['copy'])
        told = gr.Markdown()
        gr.Examples([['the quick report', 'Title case'], ['pears\napples\nfigs', 'Sort lines']], [text, way])
        text.change(count_text, text, counter, show_progress='hidden')
        apply.click(change_text, [text, way, find, put, trim], [changed, told])
    with gr.Tab('Orders'):
        orders = gr.State(ORDERS)
        with gr.Row():
            with gr.Column():
                name = gr.Textbox(label='Name')
                mail = gr.Textbox(label='E-mail', type='email')
                product = gr.Dropdown(list(PRICES), value=None, label='Product')
                quantity = gr.Number(1, label='Quantity', precision=None)
                delivery = gr.Radio(list(DELIVERY), value='Standard', label='Delivery')
                extras = gr.CheckboxGroup(list(EXTRAS), label='Extras')
                agreed = gr.Checkbox(False, label='I accept the terms')
                send = gr.Button('Place order', variant='primary')
                answer = gr.Markdown()
            with gr.Column(scale=2):
                status = gr.Dropdown(['All', 'Open', 'Shipped', 'Cancelled'], value='All', label='Status')
                counts = gr.Markdown(summary(ORDERS))
                table = gr.Dataframe(ORDERS, headers=HEADERS, label='Orders', interactive=False, wrap=True,
                                     max_height=760)
                number = gr.Number(None, label='Order number', precision=0)
                with gr.Row():
                    ship = gr.Button('Mark as shipped')
                    cancel = gr.Button('Cancel order', variant='stop')
        shows = [orders, table, counts, answer]
        status.change(shown, [orders, status], table)
        send.click(place, [orders, status, name, mail, product, quantity, delivery, extras, agreed], shows)
        ship.click(lambda *given: mark(*given, 'Shipped'), [orders, status, number], shows)
        cancel.click(lambda *given: mark(*given, 'Cancelled'), [orders, status, number], shows)
    with gr.Tab('Settings'):
        shown_name = gr.Textbox('Guest', label='Display name', max_length=20)
        language = gr.Dropdown(['English', 'French', 'German', 'Spanish'], value='English', label='Language')
        size = gr.Slider(10, 32, 16, step=1, label='Font size')
        volume = gr.Slider(0, 100, 50, step=5, label='Volume')
        look = gr.Radio(['Light', 'Dark', 'As the system'], value='Light', label='Look')
        news = gr.Checkbox(False, label='Send me the newsletter')
        days = gr.Dropdown(['Monday', 'Wednesday', 'Friday'], value=[], multiselect=True, visible=False,
                           label='Days of the newsletter')
        channels = gr.CheckboxGroup(['E-mail', 'Text message', 'Browser'], value=['E-mail'], label='Channels')
        with gr.Accordion('Advanced', open=False):
            retries = gr.Number(3, label='Retries', minimum=0, maximum=9, precision=0)
            color = gr.ColorPicker('#3366cc', label='Accent colour')
        with gr.Row():
            restore = gr.Button('Restore defaults')
            keep = gr.Button('Save settings', variant='primary')
        saved = gr.Markdown('Nothing was saved yet.')
        fields = [shown_name, language, size, volume, look, news, days, channels, retries, color]
        news.change(lambda on: gr.Dropdown(visible=on), news, days, show_progress='hidden')
        keep.click(save, fields, saved)
        restore.click(lambda: [*DEFAULTS, 'Nothing was saved yet.'], None, [*fields, saved])

page.launch(server_name='127.0.0.1', server_port=int(os.environ['PORT']), quiet=True, ssr_mode=False,
            run_history=False)
`;
