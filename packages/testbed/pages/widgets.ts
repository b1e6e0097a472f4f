/** A page with every kind of control, for tests. */
export const widgets = `<!doctype html><html lang="en"><title>Widgets</title>
<style>.drop { width: 120px; height: 60px; border: 1px solid } [draggable] { width: 60px }</style>
<h1>Widgets</h1>
<label>First name <input id="first" maxlength="6"></label>
<label>Age <input id="age" type="number"></label>
<label>Colour <select id="colour"><option>Red<option>Green<option value="b">Blue</select></label>
<label><input id="terms" type="checkbox"> Terms</label>
<label><input name="size" type="radio" value="s"> Small</label>
<label><input name="size" type="radio" value="l"> Large</label>
<div role="switch" aria-checked="false" tabindex="0" aria-label="Dark mode"
  onclick="this.setAttribute('aria-checked', this.getAttribute('aria-checked') !== 'true')">~</div>
<label>Birthday <input id="birthday" type="date"></label>
<label>Volume <input id="volume" type="range" min="0" max="100"></label>
<div role="slider" tabindex="0" aria-label="Zoom" aria-valuemin="0" aria-valuemax="10" aria-valuenow="2"
  onkeydown="const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] || 0; this.setAttribute('aria-valuenow', Number(this.getAttribute('aria-valuenow')) + by); this.textContent = this.getAttribute('aria-valuenow')">2</div>
<button id="fruit" role="combobox" aria-label="Fruit" aria-expanded="false" aria-haspopup="listbox" onclick="list.hidden = false; this.setAttribute('aria-expanded', true)">Choose</button>
<ul id="list" role="listbox" hidden><li role="option" onclick="fruit.textContent = 'Apple'; list.hidden = true">Apple</li><li role="option" onclick="fruit.textContent = 'Pear'; list.hidden = true">Pear</li></ul>
<label>Photo <input id="photo" type="file" onchange="log.textContent = 'got ' + this.files[0].name"></label>
<div draggable="true" id="card" ondragstart="event.dataTransfer.setData('text', 'card')">Card</div>
<div class="drop" role="region" aria-label="Bin" ondragover="event.preventDefault()" ondrop="event.preventDefault(); log.textContent = 'dropped ' + event.dataTransfer.getData('text')">Bin</div>
<button onclick="log.textContent = confirm('Really delete?') ? 'deleted' : 'kept'">Delete</button>
<button onclick="log.textContent = 'hello ' + prompt('Who?')">Greet</button>
<button ondblclick="log.textContent = 'double'" oncontextmenu="event.preventDefault(); log.textContent = 'right'">Press me</button>
<div onmouseenter="log.textContent = 'hovered'"><button>Menu</button></div>
<input aria-label="Search" onkeydown="if (event.key === 'Enter') log.textContent = 'searched ' + this.value">
<a href="/next" target="_blank">New tab</a> <a href="/file" download="report.csv">Report</a> <a href="/next">Next</a>
<button onclick="dialog.showModal()">Ask</button>
<dialog id="dialog"><p>Sure?</p><button onclick="log.textContent = 'said yes'; dialog.close()">Yes</button><button onclick="dialog.close()">No</button></dialog>
<p id="log" role="status"></p>`;

/** A login form with another way in beside it. */
export const logIn = `<form action="/next"><label>E-mail <input name="e" type="email"></label><label>Password <input type="password" name="p"></label>
<button type="button">Sign in with Google</button><button>Log in</button></form>`;
