import { hasBug, make, makeButton, toast } from './base.js';
import { openDialog } from './dialog.js';
import { makeField } from './field.js';
import { makeSelect } from './select.js';
import { customers, priorities, saveState, state } from './state.js';

function findSubjectProblem(subject) {
  if (subject === '') return hasBug('new-no-subject') ? '' : 'Subject is required';
  const tooShort = subject.length < 5 && !hasBug('new-short-subject');
  return tooShort ? 'Please use at least 5 characters' : '';
}

function addTicket({ subject, customer, priority, description }) {
  const id = Math.max(...state.tickets.map((ticket) => ticket.id)) + 1;
  state.tickets.unshift({
    id,
    subject,
    customer,
    status: 'Open',
    priority: hasBug('new-priority-lost') ? 'Normal' : priority,
    assignee: '',
    created: '29 Mar 2024',
    description,
    tags: [],
    comments: [],
    activity: [{ who: state.profile.name, what: 'created this ticket', when: 'Just now' }],
  });
  return id;
}

function makeCustomerSelect(draft) {
  const problem = make('p', { class: 'dk-helper' });
  const choose = (customer) => {
    draft.customer = customer;
    problem.textContent = '';
  };
  const select = makeSelect({ label: 'Customer *', value: '', options: customers, onchange: choose });
  return { element: make('div', { class: 'dk-field' }, select.element, problem), problem };
}

function makePrioritySelect(draft) {
  const choose = (priority) => {
    draft.priority = priority;
  };
  const select = makeSelect({
    label: 'Priority',
    value: draft.priority,
    options: priorities,
    onchange: choose,
  });
  return make('div', { class: 'dk-field' }, select.element);
}

/** Asks for a new ticket in a dialog; `done` follows when it was created. */
export function openNewTicket(done) {
  const draft = { customer: '', priority: state.workspace.priority };
  const subject = makeField({ label: 'Subject *' });
  const customer = makeCustomerSelect(draft);
  const description = makeField({ label: 'Description', multiline: true });

  const isComplete = () => {
    const problem = findSubjectProblem(subject.input.value.trim());
    if (problem) subject.showError(problem);
    if (!draft.customer) customer.problem.textContent = 'Please choose a customer';
    return !problem && draft.customer !== '';
  };
  const create = async () => {
    if (!isComplete()) return;
    button.disabled = true;
    const texts = { subject: subject.input.value.trim(), description: description.input.value };
    const id = addTicket({ ...draft, ...texts });
    await saveState();
    if (hasBug('new-dialog-stays')) button.disabled = false;
    else close();
    toast(`Ticket DSK-${id} created`);
    done();
  };
  const button = makeButton('Create ticket', 'contained', { onclick: create });
  const body = make(
    'div',
    {},
    subject.element,
    customer.element,
    makePrioritySelect(draft),
    description.element,
  );
  const close = openDialog('New ticket', body, [
    makeButton('Cancel', 'text', { onclick: () => close() }),
    button,
  ]);
}
