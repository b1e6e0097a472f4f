/** A documentation site on a made-up program that moves files between offices. */
export const config = {
  title: 'Ferrybox',
  description: 'Moves files between offices, on time and checked',
  lastUpdated: false,
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Guide', link: '/guide/introduction', activeMatch: '/guide/' },
      { text: 'Reference', link: '/reference/commands', activeMatch: '/reference/' },
      {
        text: '2.3.0',
        items: [
          { text: 'Changes', link: '/changes' },
          { text: 'Prices', link: '/prices' },
        ],
      },
    ],
    sidebar: [
      {
        text: 'Getting started',
        items: [
          { text: 'Introduction', link: '/guide/introduction' },
          { text: 'Installation', link: '/guide/installation' },
          { text: 'First transfer', link: '/guide/first-transfer' },
        ],
      },
      {
        text: 'Daily use',
        collapsed: false,
        items: [
          { text: 'Schedules', link: '/guide/schedules' },
          { text: 'Encryption', link: '/guide/encryption' },
          { text: 'Troubleshooting', link: '/guide/troubleshooting' },
        ],
      },
      {
        text: 'Reference',
        collapsed: true,
        items: [
          { text: 'Commands', link: '/reference/commands' },
          { text: 'Settings', link: '/reference/settings' },
          { text: 'Error codes', link: '/reference/errors' },
        ],
      },
      {
        text: 'More',
        items: [
          { text: 'Prices', link: '/prices' },
          { text: 'Changes', link: '/changes' },
        ],
      },
    ],
    outline: { level: [2, 3] },
    i18nRouting: false,
    footer: { message: 'Ferrybox is made for small offices.', copyright: '© 2025 Ferrybox team' },
  },
  locales: {
    root: { label: 'English', lang: 'en' },
    de: {
      label: 'Deutsch',
      lang: 'de',
      themeConfig: {
        nav: [{ text: 'Einführung', link: '/de/einfuehrung' }],
        sidebar: [{ text: 'Erste Schritte', items: [{ text: 'Einführung', link: '/de/einfuehrung' }] }],
      },
    },
  },
};

export const pages: Record<string, string> = {
  'index.md': `---
layout: home
hero:
  name: Ferrybox
  text: Files that arrive
  tagline: Moves folders between offices, on time and checked.
  actions:
    - theme: brand
      text: Get started
      link: /guide/introduction
    - theme: alt
      text: See prices
      link: /prices
features:
  - title: On a schedule
    details: Send folders every hour, every night or once a week.
    link: /guide/schedules
  - title: Encrypted
    details: Files are locked before they leave the house.
    link: /guide/encryption
  - title: Easy to check
    details: Every transfer ends with a report.
---
`,
  'guide/introduction.md': `# Introduction

Ferrybox copies folders from one office to another. It was written for teams without a server room.

## How it works

1. A **harbour** is a computer that keeps folders.
2. A **route** joins two harbours.
3. A **crossing** is one transfer along a route.

::: tip
Start with one route and add more once it has run for a week.
:::

## Who uses it

Print shops, surveyors and architects, mostly with five to fifty people.

## Limits

A single file may have up to 200 GB. A route carries up to 40,000 files per crossing.
`,
  'guide/installation.md': `# Installation

Ferrybox runs on Linux, Windows and macOS.

::: code-group

~~~sh [Linux]
sudo ferry-setup --service
~~~

~~~powershell [Windows]
ferry-setup.exe /service
~~~

~~~sh [macOS]
ferry-setup --launch-agent
~~~

:::

## Requirements

| Part | At least | Better |
|---|---|---|
| Memory | 512 MB | 2 GB |
| Disk | 200 MB | 1 GB |
| Network | 2 Mbit/s | 50 Mbit/s |

## After the set-up

Check that the harbour answers:

~~~sh
ferry status
~~~

::: warning
Open port 7420 in the firewall of both offices first.
:::
`,
  'guide/first-transfer.md': `# First transfer

This takes about ten minutes.

## Add a harbour

~~~sh{2}
ferry login
ferry harbour add north --address 10.0.4.12
~~~

## Make a route

~~~sh
ferry route add plans --from south:/plans --to north:/plans
~~~

## Start a crossing

Run \`ferry go plans\` and wait for the report.

::: info
The first crossing copies everything. Later ones copy only what has changed.
:::

Next: [put it on a schedule](./schedules).
`,
  'guide/schedules.md': `# Schedules

A route runs by hand until it has a schedule.

## Times

| Word | Runs |
|---|---|
| hourly | at minute 5 of every hour |
| nightly | at 2:30 in the morning |
| weekly | on Sunday at 4:00 |

## Pauses

Use \`ferry pause plans --until 2025-12-01\` while an office is closed.

::: danger
A route that was paused for more than 30 days loses its list of changes.
:::
`,
  'guide/encryption.md': `# Encryption

Every file is encrypted before it is sent.

## Keys

::: code-group

~~~yaml [ferry.yml]
keys:
  kind: shared
  file: /etc/ferry/office.key
~~~

~~~json [ferry.json]
{ "keys": { "kind": "shared", "file": "/etc/ferry/office.key" } }
~~~

:::

## Changing a key

1. Pause all routes
2. Copy the new key to both harbours
3. Resume the routes

::: details Why both harbours at once?
A harbour with an old key refuses every crossing with error F204.
:::
`,
  'guide/troubleshooting.md': `# Troubleshooting

## A crossing does not start

::: details The harbour is asleep
Switch off the energy saver of the computer.
:::

::: details The port is closed
Open port 7420 in the firewall.
:::

## A crossing is slow

Estimate how long a crossing takes:

<script setup>
import { computed, ref } from 'vue'
const size = ref(20)
const speed = ref(50)
const minutes = computed(() => speed.value > 0 ? Math.ceil(size.value * 8000 / speed.value / 60) : 0)
</script>

<p><label>Size in GB <input v-model.number="size" type="number" min="0" class="field"></label></p>
<p><label>Speed in Mbit/s
<select v-model.number="speed" class="field">
<option :value="10">10</option><option :value="50">50</option><option :value="100">100</option>
</select></label></p>
<p role="status">About {{ minutes }} minutes</p>

<style>
.field { border: 1px solid var(--vp-c-divider); border-radius: 4px; padding: 2px 8px; margin-left: 8px; }
</style>

## Asking for help

Send the last report to support@ferrybox.example.
`,
  'reference/commands.md': `# Commands

## ferry go

Starts a crossing.

| Option | Meaning |
|---|---|
| \`--dry\` | lists the files only |
| \`--limit\` | highest speed in Mbit/s |

## ferry status

Shows harbours, routes and the last crossing.

## ferry pause

Stops a route until a day. See [Schedules](/guide/schedules#pauses).

## ferry report

Prints the report of a crossing.
`,
  'reference/settings.md': `# Settings

Settings are kept in \`ferry.yml\`.

## General

| Name | Default | Meaning |
|---|---|---|
| name | computer name | name of the harbour |
| port | 7420 | port it listens on |
| language | en | language of reports |

## Limits

| Name | Default | Meaning |
|---|---|---|
| speed | 0 | Mbit/s, 0 for no limit |
| retries | 3 | tries per file |
| keep | 90 | days to keep reports |
`,
  'reference/errors.md': `# Error codes

| Code | Meaning | What to do |
|---|---|---|
| F101 | harbour not found | check its name |
| F102 | port closed | open port 7420 |
| F204 | wrong key | copy the key again |
| F310 | disk full | free some space |
| F415 | file changed during the crossing | run the route again |

::: tip
\`ferry report --last\` shows the code of the last crossing.
:::
`,
  'prices.md': `# Prices

| Plan | Harbours | Price per month |
|---|---|---|
| Jetty | 2 | 0 EUR |
| Quay | 5 | 19 EUR |
| Port | 20 | 59 EUR |

## What does it cost for us?

<script setup>
import { computed, ref } from 'vue'
const count = ref(2)
const yearly = ref(false)
const plan = computed(() => count.value <= 2 ? ['Jetty', 0] : count.value <= 5 ? ['Quay', 19] : ['Port', 59])
const price = computed(() =>
  yearly.value ? plan.value[1] * 10 + ' EUR per year' : plan.value[1] + ' EUR per month')
</script>

<p>
<button class="step" aria-label="Fewer harbours" :disabled="count <= 1" @click="count--">−</button>
<span data-count>{{ count }} {{ count === 1 ? 'harbour' : 'harbours' }}</span>
<button class="step" aria-label="More harbours" :disabled="count >= 20" @click="count++">+</button>
</p>
<p><label><input v-model="yearly" type="checkbox"> Pay yearly</label></p>
<p role="status">{{ plan[0] }}: {{ price }}</p>

<style>
.step { border: 1px solid var(--vp-c-divider); border-radius: 4px; padding: 0 12px; margin-right: 8px; }
.step:disabled { opacity: 0.4; }
[data-count] { margin-right: 8px; }
</style>
`,
  'changes.md': `# Changes

## 2.3.0 – 14 October 2025

- Weekly schedules
- Reports in German <Badge type="tip" text="new" />

## 2.2.0 – 3 June 2025

- Error F415 for files that change during a crossing

## 2.1.0 – 20 January 2025

- Code of the old harbour list removed <Badge type="danger" text="breaking" />
- Faster first crossing
`,
  'de/index.md': `---
layout: home
hero:
  name: Ferrybox
  text: Dateien, die ankommen
  actions:
    - theme: brand
      text: Einführung
      link: /de/einfuehrung
---
`,
  'de/einfuehrung.md': `# Einführung

Ferrybox kopiert Ordner von einem Büro in ein anderes.

## So geht es

Ein **Hafen** ist ein Rechner, eine **Strecke** verbindet zwei Häfen.
`,
};
