function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}`;
}

const choice = (id: string, label: string, options: readonly string[]) => `
<button type="button" id="${id}" aria-haspopup="listbox" aria-expanded="false" ${label}><span id="${id}-value">${options[0]}</span></button>
<ul role="listbox" hidden ${label}>${options.map((option) => `<li role="option">${option}</li>`).join('')}</ul>`;

const choices = page(
  'Payment',
  `<div><span id="currency-label">Currency</span>${choice('currency', 'aria-labelledby="currency-label currency-value"', ['Euro', 'Dollar'])}</div>
<div><span>Size</span> ${choice('size', '', ['Small', 'Large'])}</div>
<script>
for (const button of document.querySelectorAll('[aria-haspopup]')) {
  const list = button.nextElementSibling;
  const open = (isOpen) => { list.hidden = !isOpen; button.setAttribute('aria-expanded', String(isOpen)); };
  button.onclick = () => open(list.hidden);
  for (const option of list.children) option.onclick = () => { button.firstChild.textContent = option.textContent; open(false); };
}
</script>`,
);

const tabs = page(
  'Account',
  `<div role="tablist"><button role="tab" id="t1" aria-selected="true" aria-controls="p1">Person</button><button role="tab" id="t2" aria-selected="false" aria-controls="p2">News</button></div>
<div role="tabpanel" id="p1" aria-labelledby="t1"><h2>Your account</h2><label>Nickname <input></label></div>
<div role="tabpanel" id="p2" aria-labelledby="t2" hidden><h2>What you get</h2><label><input type="checkbox"> Monthly report</label>
<label>Quiet from <input type="time" value="22:00"></label>
<label><input type="radio" name="way" onchange="way.textContent = 'Sent on paper'"> Paper</label><p id="way">Sent by mail</p></div>
<script>
for (const tab of document.querySelectorAll('[role=tab]')) tab.onclick = () => {
  for (const one of document.querySelectorAll('[role=tab]')) {
    one.setAttribute('aria-selected', String(one === tab));
    document.getElementById(one.getAttribute('aria-controls')).hidden = one !== tab;
  }
};
</script>`,
);

const cells = page(
  'Costs',
  `<table role="grid"><tr><th>Item</th><th>May</th><th>June</th><th>Sum</th></tr>
<tr><th scope="row">Paper</th><td>10</td><td>20</td><td>30</td></tr><tr><th scope="row">Ink</th><td>5</td><td>7</td><td>12</td></tr></table>
<script>
for (const cell of document.querySelectorAll('td')) cell.ondblclick = () => {
  const before = cell.textContent;
  const field = document.createElement('input');
  field.value = before;
  field.onkeydown = ({ key }) => {
    if (key === 'Escape') cell.textContent = before;
    if (key === 'Enter') cell.textContent = field.value;
  };
  cell.replaceChildren(field);
  field.focus();
};
</script>`,
);

const dates = page(
  'Trip',
  `<label>Return <input type="date" value="2031-03-15"></label> <label>Leave <input type="date"></label>
<p><label>Budget <input type="range" min="0" max="400" step="10" value="400" oninput="shown.textContent = '€' + this.value"></label> <span id="shown">€400</span></p>`,
);

/** Pages with widgets and places that people name in many ways. */
export const widgetPages = { '/choices': choices, '/tabs': tabs, '/cells': cells, '/dates': dates };
