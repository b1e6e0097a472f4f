const page = (
  title: string,
  body: string,
  more = '',
) => `<!doctype html><html lang="en"><title>${title}</title>
<style>.tabs a.active { border-bottom: 3px solid blue; color: blue }</style><main><h1>${title}</h1>${body}</main>${more}`;

const item = (name: string, price: string) =>
  `<li><div><span>${name}</span> <span>${price}</span></div><button>Remove</button></li>`;

/** Lists, tables, choices and tabs to look through. */
export const contentsPages = {
  '/shop': page(
    'Shop',
    `<h2 id="c">Cart</h2><ul aria-labelledby="c">${item('Red lamp', '$12.50')}${item('Blue chair', '$17.50')}</ul>
<ul aria-label="Results"><li>Red lamp</li><li>Table lamp</li></ul>
<ul aria-label="Offers"><li>Red lamp</li><li>Chair</li></ul>
<ul aria-label="Nothing"></ul>
<label>Size <select><option>S</option><option>M</option><option>L</option></select></label>
<table aria-label="People"><thead><tr><th>Name</th><th>Age</th><th>Manager</th></tr></thead>
<tbody><tr><td>Cid</td><td>44</td><td>Ann</td></tr><tr><td>Bob</td><td>31</td><td>Cid</td></tr></tbody></table>
<table aria-label="Bill"><thead><tr><th>Item</th><th>Price</th></tr></thead>
<tbody><tr><td>Lamp</td><td>$10</td></tr><tr><td>Chair</td><td>$20</td></tr></tbody>
<tfoot><tr><td>Total</td><td>$30</td></tr></tfoot></table>
<p>Total: <b>$30</b></p>`,
  ),
  '/paged': page('Paged', '<ul aria-label="Orders"><li>A-1</li><li>A-2</li></ul><p>1–2 of 40</p>'),
  '/tabs': page(
    'Tabs',
    `<div role="tablist"><button role="tab" aria-selected="true">Overview</button><button role="tab" aria-selected="false">History</button></div>
<nav class="tabs"><a href="#a" class="active">Apples</a><a href="#b">Pears</a></nav>
<nav class="plain"><a href="#c" class="active">North</a><a href="#d">South</a></nav>
<button aria-pressed="true">Bold</button><button aria-pressed="false">Italic</button>
<div role="radiogroup" aria-label="Sizes"><button role="radio" aria-checked="true">Small</button><button role="radio" aria-checked="true">Large</button></div>`,
  ),
  '/follow': page(
    'Follow',
    `<button onclick="this.textContent = 'Following'">Follow</button>
<button onclick="insertAdjacentHTML('afterend', '<button>Watching</button>')">Watch</button>`,
  ),
};
