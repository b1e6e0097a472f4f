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
<table><tr><th>Who</th><th>Count</th></tr><tr><td>Ann</td><td><input value="1"></td></tr><tr><td>Bo</td><td><input value="2"></td></tr></table>
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

const inner = page('Untitled', '<p>Nothing here.</p>');

const parts = page(
  'Notes',
  `<section aria-labelledby="view"><h2 id="view">Preview</h2><iframe title="Preview" src="/inner"></iframe></section>
<section aria-labelledby="said"><h2 id="said">Remarks</h2><remark-box></remark-box></section>
<table><tr><th scope="row">A-1</th><td>May 3</td><td>Sent</td></tr><tr><th scope="row">A-2</th><td>May 4</td><td>Paid</td></tr></table>
<details><summary>More</summary><button onclick="this.textContent = 'Full'">Space</button></details>
<button onclick="writing.showModal()">Write</button>
<dialog id="writing" aria-labelledby="writing-title"><h2 id="writing-title">New note</h2><button onclick="writing.close()">Keep</button></dialog>
<script>
customElements.define('remark-box', class extends HTMLElement {
  connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p>No remarks yet.</p>'; }
});
</script>`,
);

const folders = page(
  'Post',
  `<div role="menubar"><div role="menuitem" aria-expanded="false" tabindex="0" onclick="toggle(this, menu)">Letter</div>
<div role="menu" id="menu" aria-label="Letter" hidden><div role="menuitem" tabindex="0" aria-expanded="false" onclick="toggle(this, sub)">Move to</div>
<div role="menu" id="sub" aria-label="Move to" hidden><div role="menuitem" tabindex="0" onclick="move()">Bin</div></div></div></div>
<nav aria-label="Folders"><button onclick="show('Tray')">Tray</button><button onclick="show('Bin')">Bin</button></nav>
<section aria-labelledby="folder"><h2 id="folder">Tray</h2><ul id="list"></ul><p id="none" hidden>No letters here.</p></section><p>Page 2 of 3</p><p role="status"></p>
<script>
const kept = { Tray: ['Anna: Greetings', 'Bank: Statement'], Bin: [] };
const toggle = (item, list) => { list.hidden = !list.hidden; item.setAttribute('aria-expanded', String(!list.hidden)); };
function show(name) {
  folder.textContent = name;
  none.hidden = kept[name].length > 0;
  list.innerHTML = kept[name].map((one) => '<li><input type="checkbox" aria-label="Select"> <a href="#' + one + '">' + one + '</a></li>').join('');
}
function move() {
  const moved = [...list.querySelectorAll(':checked')].map((box) => box.nextElementSibling.textContent);
  kept.Bin.push(...moved);
  kept.Tray = kept.Tray.filter((one) => !moved.includes(one));
  document.querySelector('[role=status]').textContent = moved.length + ' moved';
  menu.hidden = sub.hidden = true;
  show('Tray');
}
show('Tray');
</script>`,
);

/** Pages with widgets and places that people name in many ways. */
export const widgetPages = {
  '/choices': choices,
  '/tabs': tabs,
  '/cells': cells,
  '/dates': dates,
  '/inner': inner,
  '/parts': parts,
  '/folders': folders,
};
