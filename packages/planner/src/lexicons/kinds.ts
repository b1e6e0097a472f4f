import type { Kind } from '../steps/language.ts';
import { list } from './list.ts';

/** Words people use for the kinds of elements; longer ones are tried first. */
export const kindWords: Record<Kind, string[]> = {
  button: list('button, btn, push button, cta'),
  link: list('link, hyperlink'),
  field: list(`
    field, text field, textfield, input field, input, text box, textbox, input box, box,
    text area, textarea, entry field, picker, datepicker, spinner field
  `),
  checkbox: list('checkbox, check box, tickbox, tick box'),
  'radio button': list('radio button, radio, radio option, radiobutton'),
  dropdown: list(`
    dropdown, drop-down, drop down, dropdown list, dropdown menu, drop-down menu, drop-down list, select
    box, selectbox, combo box, combobox, selector, select, select menu, select list, picklist
  `),
  option: list('option, choice'),
  switch: list('switch, toggle, toggle switch'),
  slider: ['slider'],
  tab: ['tab'],
  'menu item': list('menu item, menu entry, menu option'),
  heading: list('heading, headline, header text'),
  image: list('image, picture, photo, thumbnail'),
  icon: ['icon'],
  row: list('row, table row, line'),
  cell: list('cell, table cell'),
  column: list('column, column header, column heading, table header'),
  table: list('table, grid, data table'),
  list: ['list'],
  item: list('item, list item, entry, list entry, entrie'),
  card: list('card, tile'),
  dialog: list(`
    dialog, dialogue, modal, popup, pop-up, dialog box, modal dialog, modal window, overlay, lightbox
  `),
  message: list(`
    message, notification, toast, alert, notice, hint, tooltip, toast message, alert message, snackbar, banner,
    flash message
  `),
  section: list('section, panel, area, region, accordion, widget, block, pane'),
  form: ['form'],
  badge: list('badge, counter'),
  text: list('text, paragraph, caption'),
  frame: list('frame, iframe'),
};

/** Words that are a kind and a name at once: "an error is shown" speaks of a message about an error. */
export const namedMessages = list('error, warning, confirmation, success');

/** Kinds that another element can lie in. */
export const containerKinds: string[] = list(`
    row, card, item, dialog, section, form, table, list, frame, column, tab, menu item, message
  `);

/** Nouns that belong to a thing: "the price of the lamp" lies in the lamp's row or card. */
export const propertyWords = list(`
    price, subtotal, status, quantity, stock, cost, amount, name, label, description, rating, total, date, value,
    state, image, picture, title, colour, color, size, balance, role, owner, due date, email, priority, salary, department, subject, sender
  `);

/** Adjectives of look: they never name a message. */
export const lookWords = list(
  'green, red, yellow, orange, blue, grey, gray, small, little, tiny, big, large, appropriate, proper, corresponding, relevant, suitable, respective, correct, valid, clear',
);
