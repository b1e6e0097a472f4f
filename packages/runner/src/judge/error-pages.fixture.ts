const page = (title: string, body: string) => `<!doctype html><html lang="en"><title>${title}</title>
<style>body { font: 16px sans-serif } .row { margin: 24px 0 } label { display: block }
.error { color: #b00020 } .pale { color: #767676 } .red { color: rgb(211, 47, 47) }</style>
<main><h1>${title}</h1>${body}</main>`;

const fields = (extra: Record<string, string> = {}) => `
<div class="row"><label for="email">Email</label><input id="email" aria-describedby="email-note"><span id="email-note">${extra.email ?? ''}</span></div>
<div class="row"><label for="user">User name</label><input id="user">${extra.user ?? ''}</div>
<div class="row"><label for="name">Name</label><input id="name">${extra.name ?? ''}</div>
<div class="row"><label for="pass">Password</label><input id="pass" type="password" aria-describedby="pass-note"><small id="pass-note" class="pale">Must have at least 8 characters</small></div>`;

const form = (script: string, extra: Record<string, string> = {}) =>
  `<form novalidate onsubmit="event.preventDefault(); ${script}">${fields(extra)}<button>Send</button></form>`;

/** Ways in which pages show what is wrong with a field. */
export const errorPages = {
  '/aria': page(
    'Attributes',
    form(
      "email.setAttribute('aria-invalid', 'true'); document.querySelector('#email-note').textContent = 'Enter an email address'",
    ),
  ),
  '/class': page('Classes', form('', { user: '<p class="error">User name is taken</p>' })),
  '/colour': page('Colours', form('', { name: '<p class="red">Please fill this in</p>' })),
  '/plain': page('Plain', form("name.insertAdjacentHTML('afterend', '<p>This cannot be used</p>')")),
  '/alert': page('Alerts', `<p role="alert">Name is required</p>${form('')}`),
  '/saved': page('Saved', `<p role="alert">Your email was saved</p>${form('')}`),
  '/marked': page('Marked', form("email.setAttribute('aria-invalid', 'true')")),
  '/loose': page(
    'Loose',
    `<form><p><label>Street <input></label></p><ul class="error"><li>This field is required.</li></ul><p><label>City <input></label></p></form>`,
  ),
  '/browser': page(
    'Browser',
    `<form action="/sent"><div class="row"><label>Email <input type="email" required></label></div>
<div class="row"><label>City <input required></label></div><button>Send</button></form>`,
  ),
  '/handled': page(
    'Handled',
    `<form oninput="checkValidity()"><div class="row"><label>Email <input type="email" required></label></div>
<div class="row"><label>City <input></label></div><button type="button">Next</button></form>`,
  ),
};
