/** The pattern library of a made-up harbour office: what its forms and lists look like, with examples to try. */
export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Larus patterns</title>
<link rel="stylesheet" href="/npm/docsify/lib/themes/vue.css">
<style>.error { color: #b00020 } .demo { border: 1px solid #ccc; padding: 1em } .demo label { display: block; margin: .6em 0 }</style>
</head>
<body>
<div id="app"></div>
<script>
const boats = [
  { name: 'Sandpiper', place: 'North quay', length: 9.2, state: 'moored' },
  { name: 'Turnstone', place: 'North quay', length: 11.5, state: 'at sea' },
  { name: 'Turnstone II', place: 'South quay', length: 11.5, state: 'moored' },
  { name: 'Redshank', place: 'South quay', length: 7.8, state: 'laid up' },
  { name: 'Little Auk', place: 'Fish dock', length: 6.4, state: 'moored' },
  { name: 'Whimbrel', place: 'Fish dock', length: 14, state: 'at sea' },
  { name: 'Dunlin', place: 'North quay', length: 8.1, state: 'moored' },
];
window.$docsify = {
  name: 'Larus patterns', repo: '', loadSidebar: true, loadNavbar: true, subMaxLevel: 2, auto2top: true, coverpage: true, onlyCover: false,
  notFoundPage: true, search: { placeholder: 'Search the patterns', noData: 'Nothing found', depth: 2, paths: ['/', '/labels', '/colours', '/confirm', '/request', '/list', '/changelog'] },
  pagination: { crossChapter: true, crossChapterText: true, previousText: 'Previous', nextText: 'Next' },
  copyCode: { buttonText: 'Copy', successText: 'Copied!' },
  tabs: { persist: false, theme: 'classic' },
  vueComponents: {
    'confirm-demo': {
      template: \`<div class="demo"><p v-if="gone" role="status">Booking B-117 was cancelled.</p>
        <div v-else><p>Booking B-117, Sandpiper, 3 nights</p><button @click="asks = true">Cancel booking</button></div>
        <div v-if="asks" role="dialog" aria-label="Cancel booking B-117?"><p>Cancel booking B-117? This cannot be undone.</p>
        <button @click="asks = false; gone = true">Yes, cancel it</button> <button @click="asks = false">Keep it</button></div></div>\`,
      data: () => ({ asks: false, gone: false }),
    },
    'request-demo': {
      template: \`<form class="demo" @submit.prevent="send" novalidate aria-label="Berth request">
        <label>Boat name <input v-model="boat"></label><p class="error" v-if="errors.boat">{{ errors.boat }}</p>
        <label>Length in metres <input v-model="length" inputmode="decimal"></label><p class="error" v-if="errors.length">{{ errors.length }}</p>
        <label>Quay <select v-model="quay"><option>North quay</option><option>South quay</option><option>Fish dock</option></select></label>
        <label><input type="checkbox" v-model="power"> Shore power</label>
        <button>Send request</button><p v-if="sent" role="status">Request sent: {{ sent }}</p></form>\`,
      data: () => ({ boat: '', length: '', quay: 'North quay', power: false, errors: {}, sent: '' }),
      methods: {
        send() {
          const errors = {};
          if (!this.boat) errors.boat = 'Enter the name of the boat';
          if (!(Number(this.length) > 0)) errors.length = 'Enter the length as a number';
          else if (Number(this.length) > 15) errors.length = 'Boats over 15 m call the office';
          this.errors = errors;
          const fine = Object.keys(errors).length === 0;
          this.sent = fine ? this.boat + ', ' + this.length + ' m, ' + this.quay + (this.power ? ', with power' : '') : '';
        },
      },
    },
    'list-demo': {
      template: \`<div class="demo"><label>Filter boats <input v-model="term"></label>
        <p>{{ found.length }} boats</p>
        <div v-for="one in shown" class="boat"><h4>{{ one.name }}</h4><p>{{ one.place }}, {{ one.length }} m, {{ one.state }}</p><button @click="remove(one)">Remove</button></div>
        <button :disabled="page === 1" @click="page--">Earlier</button> Page {{ page }} of {{ pages }} <button :disabled="page >= pages" @click="page++">Later</button></div>\`,
      data: () => ({ term: '', page: 1, boats }),
      computed: {
        found() { return this.boats.filter((one) => (one.name + one.place + one.state).toLowerCase().includes(this.term.toLowerCase())); },
        pages() { return Math.max(1, Math.ceil(this.found.length / 3)); },
        shown() { return this.found.slice(this.page * 3 - 3, this.page * 3); },
      },
      watch: { term() { this.page = 1; } },
      methods: { remove(one) { this.boats = this.boats.filter((other) => other !== one); } },
    },
  },
};
</script>
<script src="/npm/vue/dist/vue.global.prod.js"></script>
<script src="/npm/docsify/lib/docsify.min.js"></script>
<script src="/npm/docsify/lib/plugins/search.min.js"></script>
<script src="/npm/docsify-copy-code/dist/docsify-copy-code.min.js"></script>
<script src="/npm/docsify-pagination/dist/docsify-pagination.min.js"></script>
<script src="/npm/docsify-tabs/dist/docsify-tabs.min.js"></script>
</body>
</html>
`;

export const files: Record<string, string> = {
  '_coverpage.md': `# Larus patterns <small>4.2</small>

> Forms and lists of the Harbour Office of Larsund

- 6 patterns
- 12 colours

[Start here](#larus-patterns-1)
[Changelog](changelog)
`,
  '_sidebar.md': `- Foundations
  - [Introduction](/)
  - [Labels](labels)
  - [Colours](colours)
- Patterns
  - [Confirm a deletion](confirm)
  - [Berth request](request)
  - [Boat list](list)
- [Changelog](changelog)
`,
  '_navbar.md': `- [Office](https://harbour.example/)
- Version
  - [4.2](/)
  - [3.9](old)
`,
  '_404.md': `# Page not found

There is no such pattern. [Back to the introduction](/)
`,
  'README.md': `# Introduction

Every form of the Harbour Office follows these patterns.

## Who it is for

Clerks write 30 letters a day and have no time to guess.

## How to ask

Write to patterns@harbour.example.
`,
  'labels.md': `# Labels

## Rules

1. Say what goes in, not what to do.
2. At most four words.
3. No full stop.

| Wrong | Right |
|---|---|
| Please type your boat's name here. | Boat name |
| How long is it? | Length in metres |
| Do you want electricity? | Shore power |

?> A label stands above its field.

!> Never hide a label in the field.
`,
  'colours.md': `# Colours

| Name | Hex | Use |
|---|---|---|
| Deep water | #0B3C5D | Headings |
| Shallows | #328CC1 | Links |
| Buoy | #D9B310 | Warnings |
| Buoy light | #F2D95C | Backgrounds of warnings |
| Port side | #B00020 | Errors |
| Starboard | #1B7F3B | Messages after saving |

## In code

<!-- tabs:start -->

#### **CSS**

\`\`\`css
--deep-water: #0b3c5d;
\`\`\`

#### **Sass**

\`\`\`scss
$deep-water: #0b3c5d;
\`\`\`

<!-- tabs:end -->
`,
  'confirm.md': `# Confirm a deletion

Ask once, name the thing, and say that it cannot be undone.

## Try it

<confirm-demo></confirm-demo>

## Words

The button repeats the verb: "Yes, cancel it", never "OK".
`,
  'request.md': `# Berth request

## Try it

<request-demo></request-demo>

## Messages

Messages stand below the field they are about.
`,
  'list.md': `# Boat list

Three boats per page.

## Try it

<list-demo></list-demo>

## Markup

\`\`\`html
<h4>Sandpiper</h4>
\`\`\`
`,
  'changelog.md': `# Changelog

## 4.2

12 May 2026. New colour Buoy light. The filter ignores capitals.

## 4.1

3 February 2026. Boats over 15 m call the office.

## 4.0

20 November 2025. The old tables are gone.
`,
};
