import { list } from './list.ts';
/** Families of verbs; each is turned into commands by the reader of the same name. */
export type VerbFamily =
  | 'click'
  | 'double click'
  | 'right click'
  | 'type'
  | 'change'
  | 'leave'
  | 'clear'
  | 'select'
  | 'check'
  | 'uncheck'
  | 'toggle'
  | 'hover'
  | 'scroll'
  | 'drag'
  | 'upload'
  | 'open'
  | 'go'
  | 'back'
  | 'forward'
  | 'reload'
  | 'press'
  | 'wait'
  | 'log in'
  | 'search'
  | 'add'
  | 'remember'
  | 'resize'
  | 'call'
  | 'accept'
  | 'dismiss'
  | 'switch'
  | 'close'
  | 'set'
  | 'use'
  | 'sort'
  | 'button'
  | 'see'
  | 'submit'
  | 'repeat';

export const verbFamilies: Record<VerbFamily, string[]> = {
  click: list(`
    click on, click, tap on, tap, hit, push, activate, follow, expand, collapse, left-click, single-click
  `),
  'double click': list('double-click on, double-click, double click on, double click, doubleclick'),
  'right click': list('right-click on, right-click, right click on, right click, rightclick'),
  type: list(`
    type in, type, enter, input, fill in, fill out, fill, write, key in, provide, put, insert, specify,
    supply, populate, paste, answer
  `),
  change: list('change, update, replace, edit, correct, modify, rename, alter'),
  leave: list('leave, keep'),
  clear: list('clear out, clear, empty, erase, blank, wipe'),
  select: list('select, pick, choose, opt for'),
  check: list('check, tick, mark, enable, turn on, switch on, agree to, agree with, tick off'),
  uncheck: list('uncheck, untick, unmark, disable, turn off, switch off, deselect, clear the checkbox'),
  toggle: list('toggle, flip'),
  hover: list(`
    hover over, hover on, hover, mouse over, move the mouse over, move the mouse to, move the cursor
    over, point at
  `),
  scroll: list('scroll down to, scroll up to, scroll to, scroll until, scroll down, scroll up, scroll'),
  drag: list('drag and drop, drag, move'),
  upload: list('upload, attach'),
  open: list('open up, open, launch, view, load'),
  go: list(`
    go to, go into, come back to, get back to, navigate to, navigate into, visit, browse to, head to, head over to, access, surf
    to, start at, start on, return to, go back to, proceed to, continue to, switch over to, jump to,
    move on to, carry on to, advance to, go on to
  `),
  back: list(`
    go back, navigate back, press the back button, click the back button of the browser, use the back
    button, click the browser back button, use the browser back button, press the browser back button
  `),
  forward: list('go forward, navigate forward, press the forward button, use the browser forward button'),
  reload: list('reload, refresh'),
  press: list('press on, press, hit the key, strike'),
  wait: list('wait until, wait for, wait up to, wait, pause for, pause'),
  'log in': list(`
    log in, login, log on, sign in, signin, authenticate, log into, sign into, log back in, sign back in
  `),
  search: list('search for, search, look up'),
  add: list('add, put'),
  remember: list('remember, store, note down, note, memorise, memorize, make a note of'),
  resize: list(`
    resize, set the viewport, set the window, set the browser window, set the screen size, emulate,
    change the viewport
  `),
  call: list('call, send, request, invoke, issue, make, perform'),
  accept: list('accept, confirm, ok'),
  dismiss: list('dismiss, cancel, decline'),
  switch: list('switch back to, switch to, change to, switch'),
  close: list('close, shut'),
  set: list('set, adjust, slide, drag the slider, move the slider'),
  use: ['use'],
  sort: list('sort by, order by, sort'),
  submit: list('submit, send off'),
  button: [],
  repeat: ['repeat'],
  see: list(`
    see, notice, observe, be shown, be presented with, be greeted with, be greeted by, get to see, be
    able to see, still see, find, get, receive
  `),
};

/** Verbs that name the button or link they are done with: "archive the order" is a click on "Archive". */
export const buttonVerbs = list(`
  save, cancel, delete, remove, edit, apply, subscribe, unsubscribe, register, sign up, log out, log
  off, sign out, pay, continue, proceed, download, send, publish, share, like, reply, post, print,
  export, import, archive, restore, approve, reject, borrow, reserve, book, buy, order, checkout,
  place, create, finish, complete, reset, duplicate, copy, undo, redo, skip, start, stop, play, join,
  invite, block, pin, unpin, bookmark, favourite, favorite, filter, assign, discard, upgrade, renew,
  return, rate, schedule
`);

/** Button verbs that a page calls otherwise. */
export const buttonNames: Record<string, string> = {
  logout: 'Log out',
  'check out': 'Checkout',
};

/** Past forms that the rules of spelling do not give. */
export const irregularForms: Record<string, string[]> = {
  hit: list('hit, hitting'),
  put: list('put, putting'),
  set: list('set, setting'),
  go: list('goes, went, gone, going'),
  see: list('saw, seen, sees, seeing'),
  choose: list('chose, chosen, choosing'),
  write: list('wrote, written, writing'),
  leave: list('left, leaves, leaving'),
  keep: ['kept'],
  drag: list('dragged, dragging, drags'),
  send: ['sent'],
  make: list('made, making'),
  find: ['found'],
  get: list('got, gets, getting'),
  pay: ['paid'],
  shut: list('shut, shutting'),
  buy: ['bought'],
  be: list('is, are, am, being'),
  log: list('logs, logged, logging'),
  submit: list('submits, submitted, submitting'),
  input: list('inputs, inputting'),
  tap: list('taps, tapped, tapping'),
  untick: list('unticks, unticked, unticking'),
  strike: ['struck'],
  open: list('opens, opened, opening'),
  enter: list('enters, entered, entering'),
  hover: list('hovers, hovered, hovering'),
  visit: list('visits, visited, visiting'),
  edit: list('edits, edited, editing'),
  alter: list('alters, altered, altering'),
  filter: list('filters, filtered, filtering'),
  order: list('orders, ordered, ordering'),
  register: list('registers, registered, registering'),
  cancel: list('cancels, cancelled, canceled, cancelling, canceling'),
  select: list('selects, selected, selecting'),
  reset: list('reset, resets, resetting'),
  proceed: list('proceeds, proceeded, proceeding'),
  load: list('loads, loaded, loading'),
  head: list('heads, headed, heading'),
  wait: list('waits, waited, waiting'),
  collapse: list('collapses, collapsed, collapsing'),
  reload: list('reloads, reloaded, reloading'),
  key: list('keys, keyed, keying'),
  clear: list('clears, cleared, clearing'),
  view: list('views, viewed, viewing'),
  repeat: list('repeats, repeated, repeating'),
  upload: list('uploads, uploaded, uploading'),
  scroll: list('scrolls, scrolled, scrolling'),
  attach: list('attaches, attached, attaching'),
  download: list('downloads, downloaded, downloading'),
  pick: list('picks, picked, picking'),
  check: list('checks, checked, checking'),
  search: list('searches, searched, searching'),
  look: list('looks, looked, looking'),
  ok: [],
  return: list('returns, returned, returning'),
};
