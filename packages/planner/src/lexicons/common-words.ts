import { list } from './list.ts';

/** Ordinary words near to a verb or a kind word in spelling: they are right as they are. */
export const commonWords = list(`
  able, story, stories, summary, purpose, objective, priority, severity, actual, environment, notes, remark, prerequisites, setup, component, module, complaint, problem, nothing, something, anything, everything, setting, settings, want, wants, went, steps, expected, expect, result, results, criteria, acceptance, precondition, preconditions, scenario, feature,
  background, examples, example, given, outcome, able, about, after, again, also, always, another, apply, area, before, below, book, both, bottom, brand, cars, care, cart, case,
  cast, chart, chat, cheap, check, chick, city, class, clean, clock, close, cold, come, cost, country, date, dates, days, each, else, email, ends, error,
  even, ever, every, face, fast, fields, file, files, find, first, five, flight, food, foot, four, free, from, full, game,
  gift, give, good, guest, have, head, header, help, here, high, hint, home, hotel, hour, icons, image, images, into, items, just,
  kind, last, late, left, less, letter, level, like, line, lines, lint, list, lists, live, local, lock, login, long, look, loop, lost, made,
  main, many, more, most, much, must, name, named, need, news, next, nine, none, note, only, order, other, others, over, page,
  pages, paid, part, past, path, people, phone, place, plan, plus, port, post, price, prices, quick, rate, read, ready, real, role, roles,
  room, rows, rules, said, sale, same, saved, says, seat, seats, seen, seven, ship, shop, short, should, show, shown, shows, sick, side, sign,
  site, size, some, soon, sort, stay, stays, step, still, stock, such, sure, tabs, take, takes, task, tasks, test, tests, text, than, that,
  their, them, then, there, these, they, thing, this, those, three, time, times, title, today, told, total, town, tree, trip, true, type, under,
  unit, until, upon, used, user, users, valid, value, very, view, week, well, were, what, when, where, which, while, whole,
  will, wish, with, word, words, work, works, write, wrong, year, your, zero, been, down, does, done, didn, goes, back, forward, table,
  button, butter, bottle, button, filled, field, fill, lint, link, links, drink, pink, think, message, massage, messages, section, sections, session, selection, action, option, options, caption,
  switch, sandwich, pitch, match, watch, patch, search, searches, reach, dialog, panel, pane, span, plane, tale, stable, taber, label, labels, cable, form, forms, farm, firm, from, frame, name, flame, same, card, cards, yard, hard, tile, tiles, file, while, till, grid, grip,
  block, blocks, black, clock, lock, badge, bridge, budget, counter, country, contact, content, contents, control, entry, entries, entire, region, reason, widget, width, image, picture, pictures, photo, photos, toast, coast, cost, notice, alert, alters, banner, manner, tabs, cell, cells, call, sell, tell, column, columns, radio, ratio, slider, slide, slides, checkbox, checkout, popup, model, modal, modals, overlay, overview
`);
