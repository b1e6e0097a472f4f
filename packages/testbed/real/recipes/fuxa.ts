import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '../recipe.ts';

// Id, name, type, first value, unit
const tags = [
  ['t_pump1_speed', 'Pump 1 speed', 'number', '1450', 'rpm'],
  ['t_pump2_speed', 'Pump 2 speed', 'number', '0', 'rpm'],
  ['t_pump1_on', 'Pump 1 running', 'boolean', 'true', ''],
  ['t_pump2_on', 'Pump 2 running', 'boolean', 'false', ''],
  ['t_tank_level', 'Tank level', 'number', '64', '%'],
  ['t_tank_temperature', 'Tank temperature', 'number', '21.5', '°C'],
  ['t_inlet_pressure', 'Inlet pressure', 'number', '2.4', 'bar'],
  ['t_outlet_pressure', 'Outlet pressure', 'number', '3.1', 'bar'],
  ['t_flow', 'Flow', 'number', '118', 'l/min'],
  ['t_valve', 'Main valve open', 'boolean', 'true', ''],
  ['t_mode', 'Operating mode', 'string', 'automatic', ''],
  ['t_shift', 'Shift', 'string', 'early', ''],
] as const;

type TagId = (typeof tags)[number][0];

interface Part {
  svg: string;
  item?: { id: string; type: string; name: string; label: string; property: Record<string, unknown> };
}

const nameOf = (tag: TagId) => tags.find(([id]) => id === tag)?.[1] ?? tag;

let parts = 0;
function nextId(start: string): string {
  parts += 1;
  return `${start}_${String(parts).padStart(4, '0')}`;
}

function text(content: string, x: number, y: number, size = 16): Part {
  const style = `font-size="${size}" font-family="sans-serif" fill="#202020" stroke-width="0"`;
  return { svg: `<text id="${nextId('svg')}" x="${x}" y="${y}" ${style}>${content}</text>` };
}

function box(x: number, y: number, width: number, height: number, fill: string): Part {
  const size = `width="${width}" height="${height}"`;
  return { svg: `<rect id="${nextId('svg')}" x="${x}" y="${y}" ${size} fill="${fill}"/>` };
}

function value(tag: TagId, x: number, y: number): Part {
  const id = nextId('VAL');
  const style = 'font-size="16" font-family="sans-serif" fill="#103a6e" stroke-width="0"';
  return {
    svg: `<g id="${id}" type="svg-ext-value"><text id="T-${id}" x="${x}" y="${y}" ${style}>##.##</text></g>`,
    item: { id, type: 'svg-ext-value', name: nameOf(tag), label: 'Value', property: { variableId: tag } },
  };
}

function button(content: string, tag: TagId, to: string, x: number, y: number): Part {
  const id = nextId('HXB');
  const area = `x="${x}" y="${y}" width="110" height="32"`;
  const style = 'width:100%;height:100%;background-color:#2f6fb0;color:#ffffff;';
  const inner = `<button id="B-${id}" class="md-btn md-btn-raised" style="${style}">${content}</button>`;
  const actoptions = { variable: { variableId: tag } };
  const events = [{ type: 'click', action: 'onSetValue', actparam: to, actoptions }];
  const property = { events, variableId: tag };
  return {
    svg:
      `<g id="${id}" type="svg-ext-html_button">` +
      `<rect id="R-${id}" ${area} fill="#2f6fb0" stroke-width="0"/>` +
      `<foreignObject id="H-${id}" ${area}>${inner}</foreignObject></g>`,
    item: { id, type: 'svg-ext-html_button', name: content, label: 'HtmlButton', property },
  };
}

function view(id: string, name: string, all: Part[]) {
  const size = 'width="1000" height="560" xmlns="http://www.w3.org/2000/svg"';
  const items = Object.fromEntries(all.flatMap(({ item }) => (item ? [[item.id, item]] : [])));
  const profile = { width: 1000, height: 560, bkcolor: '#ffffffff', margin: 10, align: 'topCenter' };
  const svgcontent = `<svg ${size}><g><title>Layer 1</title>${all.map(({ svg }) => svg).join('')}</g></svg>`;
  return { id, name, type: 'svg', profile, items, variables: {}, svgcontent };
}

const row = (tag: TagId, y: number) => {
  const unit = tags.find(([id]) => id === tag)?.[4];
  return [text(unit ? `${nameOf(tag)} (${unit})` : nameOf(tag), 60, y), value(tag, 290, y)];
};

const views = [
  view('v_overview', 'Overview', [
    text('Water works, overview', 40, 50, 26),
    box(40, 80, 420, 250, '#eef3f8'),
    ...row('t_mode', 120),
    ...row('t_shift', 155),
    ...row('t_tank_level', 190),
    ...row('t_flow', 225),
    button('Automatic', 't_mode', 'automatic', 60, 270),
    button('Manual', 't_mode', 'manual', 190, 270),
  ]),
  view('v_pumps', 'Pumps', [
    text('Pumps', 40, 50, 26),
    box(40, 80, 420, 250, '#f3efe6'),
    ...row('t_pump1_speed', 120),
    ...row('t_pump2_speed', 155),
    button('Full speed', 't_pump2_speed', '2900', 60, 220),
    button('Stop', 't_pump2_speed', '0', 190, 220),
  ]),
  view('v_storage', 'Storage', [
    text('Storage tank', 40, 50, 26),
    box(40, 80, 420, 250, '#e9f4ec'),
    ...row('t_tank_level', 120),
    ...row('t_tank_temperature', 155),
    ...row('t_inlet_pressure', 190),
    ...row('t_outlet_pressure', 225),
  ]),
];

const alarm = (name: string, variableId: TagId, level: string, min: number, max: number, words: string) => {
  const limits = { checkdelay: 1, min: 0, max: 0, timedelay: 0 };
  const off = { ...limits, enabled: false, text: '', group: '', ackmode: 'float' };
  const on = { ...off, enabled: true, min, max, timedelay: 3, text: words, group: 'Water' };
  const levels = { highhigh: off, high: off, low: off, info: off, [level]: on };
  return { name, property: { variableId }, ...levels, actions: { enabled: false, values: [] } };
};

const script = (id: string, name: string, code: string) => ({
  id,
  name,
  code,
  sync: false,
  parameters: [],
  mode: 'SERVER',
  permission: 0,
  scheduling: { interval: 0, mode: 'interval' },
});

const server = {
  id: '0',
  name: 'FUXA Server',
  type: 'FuxaServer',
  enabled: true,
  polling: 1000,
  property: {},
  tags: Object.fromEntries(
    tags.map(([id, name, type, init]) => {
      const daq = { enabled: false, changed: false, interval: 60, restored: false };
      return [id, { id, name, label: name, type, init, address: '', memaddress: '', daq }];
    }),
  ),
};

const line = (id: TagId, color: string) => ({
  id,
  name: nameOf(id),
  label: nameOf(id),
  device: server.name,
  color,
});

const project = {
  version: '1.01',
  name: 'Water works',
  server,
  // The page looks for tags here only.
  devices: { [server.id]: server },
  hmi: {
    views,
    layout: {
      autoresize: false,
      start: 'v_overview',
      navigation: {
        mode: 'fix',
        type: 'inline',
        bkcolor: '#f4f5f7',
        fgcolor: '#1d1d1d',
        items: [
          { icon: 'home', view: 'v_overview', link: '', text: 'Overview' },
          { icon: 'settings', view: 'v_pumps', link: '', text: 'Pumps' },
          { icon: 'opacity', view: 'v_storage', link: '', text: 'Storage' },
        ],
      },
      header: { title: 'Water works', alarms: 'fix', infos: 'hide', bkcolor: '#ffffff', fgcolor: '#000000' },
      showdev: true,
    },
  },
  alarms: [
    alarm('Tank nearly full', 't_tank_level', 'high', 90, 100, 'The tank is nearly full'),
    alarm('Tank nearly empty', 't_tank_level', 'low', 0, 15, 'The tank is nearly empty'),
    alarm('Pump 2 too fast', 't_pump2_speed', 'highhigh', 2800, 4000, 'Pump 2 runs too fast'),
    alarm('Cold tank', 't_tank_temperature', 'info', -20, 4, 'The tank may freeze'),
  ],
  scripts: [
    script('s_fill', 'fillTank', "$setTag('t_tank_level', 95);"),
    script('s_night', 'startNightShift', "$setTag('t_shift', 'night');"),
  ],
  texts: [
    { id: 'w_start', name: 'start', group: 'buttons', value: 'Start', translations: {} },
    { id: 'w_stop', name: 'stop', group: 'buttons', value: 'Stop', translations: {} },
    { id: 'w_level', name: 'level', group: 'labels', value: 'Level', translations: {} },
  ],
  charts: [
    {
      id: 'c_pressure',
      name: 'Pressures',
      lines: [line('t_inlet_pressure', '#2f6fb0'), line('t_outlet_pressure', '#b0572f')],
    },
  ],
  graphs: [],
};

const settings = `module.exports = {
  version: 1, language: 'en', uiHost: '127.0.0.1', logApiLevel: 'none', daqEnabled: false,
  apiRateLimitMax: 1000000, authRateLimitMax: 1000000,
};
`;

const userSettings = {
  hideEditorOnboarding: true,
  editorSectionMessages: { hideDevicePluginsNotice: true },
  secureEnabled: false,
};

const main = 'node_modules/@frangoteam/fuxa/main.js';

export const recipe = defineRecipe({
  name: 'fuxa',
  half: 'open',
  make: 'Angular',
  kind: 'dashboard editor',
  install: { npm: { '@frangoteam/fuxa': '1.3.4' } },
  version: 1,
  async seed({ data, withServer }) {
    await mkdir(join(data, '_appdata'), { recursive: true });
    await writeFile(join(data, '_appdata/settings.js'), settings);
    await writeFile(join(data, '_appdata/mysettings.json'), JSON.stringify(userSettings));
    await withServer(async (address) => {
      const body = JSON.stringify(project);
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(`${address}/api/project`, { method: 'POST', headers, body });
      if (!reply.ok) throw new Error(`FUXA refused the project: ${reply.status} ${await reply.text()}`);
    });
  },
  start: ({ installed, data, port }) => ({
    command: process.execPath,
    args: [join(installed, main), '--port', String(port), '--userDir', data],
    cwd: data,
  }),
  ready: '/api/project',
});
