type Node = Record<string, unknown>;

const orders = 'a1000000000000f1';
const greenhouse = 'a1000000000000f2';
const archive = 'a1000000000000f3';
const rounding = 'a1000000000000f4';
const intake = 'a1000000000000f5';

function node(
  tab: string,
  id: number,
  type: string,
  name: string,
  [x, y]: [number, number],
  rest: Node = {},
): Node {
  return { id: idOf(id), type, z: tab, name, x, y, wires: [], ...rest };
}

function idOf(id: number): string {
  return `b${String(id).padStart(15, '0')}`;
}

/** One list of numbers for every output. */
const to = (...outputs: number[][]) => ({ wires: outputs.map((ids) => ids.map(idOf)) });

function inject(payload: unknown, next: number): Node {
  const isNumber = typeof payload === 'number';
  return {
    props: [{ p: 'payload' }, { p: 'topic', vt: 'str' }],
    repeat: '',
    crontab: '',
    once: false,
    onceDelay: 0.1,
    topic: '',
    payload: isNumber ? String(payload) : JSON.stringify(payload),
    payloadType: isNumber ? 'num' : 'json',
    ...to([next]),
  };
}

const debug = (active = true): Node => ({
  active,
  tosidebar: true,
  console: false,
  tostatus: false,
  complete: 'payload',
  targetType: 'msg',
  statusVal: '',
  statusType: 'auto',
});

const code = (func: string, next: number[]): Node => ({
  func,
  outputs: 1,
  timeout: 0,
  noerr: 0,
  initialize: '',
  finalize: '',
  libs: [],
  ...to(next),
});

/** Its first output is for what is at least the limit. */
const atLeast = (property: string, limit: number, yes: number[], no: number[]): Node => ({
  property,
  propertyType: 'msg',
  rules: [{ t: 'gte', v: String(limit), vt: 'num' }, { t: 'else' }],
  checkall: 'true',
  repair: false,
  outputs: 2,
  ...to(yes, no),
});

const tab = (id: string, label: string, disabled: boolean, info: string): Node => ({
  id,
  type: 'tab',
  label,
  disabled,
  info,
  env: [],
});

const listOrders = `msg.payload = [
  { id: 1001, customer: 'Ann Keller', total: 50.5 },
  { id: 1002, customer: 'Bo Lindqvist', total: 240 },
  { id: 1003, customer: 'Cem Aydin', total: 18 },
];
return msg;`;

const addTax = `msg.payload.tax = Math.round(msg.payload.total * 19) / 100;
return msg;`;

const smallOrder = { id: 1001, customer: 'Ann Keller', total: 50.5 };
const largeOrder = { id: 1002, customer: 'Bo Lindqvist', total: 240 };

export const flows: Node[] = [
  tab(orders, 'Orders', false, 'Takes orders of the shop and sorts them by size.'),
  tab(greenhouse, 'Greenhouse', false, 'Warns when a greenhouse becomes too warm.'),
  tab(archive, 'Archive', true, 'No longer used since March 2025.'),
  {
    id: rounding,
    type: 'subflow',
    name: 'Round value',
    info: 'Rounds the payload to a whole number.',
    category: '',
    in: [{ x: 60, y: 80, wires: [{ id: idOf(40) }] }],
    out: [{ x: 420, y: 80, wires: [{ id: idOf(40), port: 0 }] }],
    env: [],
    meta: {},
    color: '#DDAA99',
  },
  node(rounding, 40, 'function', 'Round', [240, 80], {
    ...code('msg.payload = Math.round(msg.payload);\nreturn msg;', []),
    wires: [[]],
  }),
  {
    id: intake,
    type: 'group',
    z: orders,
    name: 'Intake',
    style: { label: true },
    nodes: [2, 3].map(idOf),
    x: 34,
    y: 99,
    w: 192,
    h: 142,
  },
  node(orders, 1, 'comment', 'Orders from 100 euros are large', [200, 60], {
    info: 'Agreed on 3 March 2025.',
  }),
  node(orders, 2, 'inject', 'Small order', [130, 140], { ...inject(smallOrder, 4), g: intake }),
  node(orders, 3, 'inject', 'Large order', [130, 200], { ...inject(largeOrder, 4), g: intake }),
  node(orders, 4, 'function', 'Add tax', [300, 160], code(addTax, [5])),
  node(orders, 5, 'switch', 'Sort by size', [460, 160], atLeast('payload.total', 100, [6], [7])),
  node(orders, 6, 'debug', 'Large orders', [640, 140], debug()),
  node(orders, 7, 'debug', 'Small orders', [640, 200], debug()),
  node(orders, 8, 'http in', 'Order list', [130, 320], {
    url: '/orders',
    method: 'get',
    upload: false,
    swaggerDoc: '',
    ...to([9]),
  }),
  node(orders, 9, 'function', 'List orders', [310, 320], code(listOrders, [10])),
  node(orders, 10, 'http response', 'Send list', [490, 320], { statusCode: '200', headers: {} }),
  node(greenhouse, 20, 'inject', 'Mild day', [85, 100], inject(18.4, 22)),
  node(greenhouse, 21, 'inject', 'Hot day', [85, 160], inject(31.7, 22)),
  node(greenhouse, 22, `subflow:${rounding}`, 'Round', [230, 120], to([23])),
  node(greenhouse, 23, 'switch', 'Too warm?', [385, 120], atLeast('payload', 28, [24], [26])),
  node(greenhouse, 24, 'template', 'Text', [530, 100], {
    field: 'payload',
    fieldType: 'msg',
    format: 'handlebars',
    syntax: 'mustache',
    template: 'The greenhouse is at {{payload}} degrees.',
    output: 'str',
    ...to([25]),
  }),
  node(greenhouse, 25, 'debug', 'Warnings', [675, 100], debug()),
  node(greenhouse, 26, 'debug', 'Normal values', [560, 160], debug(false)),
  node(greenhouse, 27, 'delay', 'Wait five seconds', [340, 260], {
    pauseType: 'delay',
    timeout: '5',
    timeoutUnits: 'seconds',
    rate: '1',
    nbRateUnits: '1',
    rateUnits: 'second',
    randomFirst: '1',
    randomLast: '5',
    randomUnits: 'seconds',
    drop: false,
    allowrate: false,
    outputs: 1,
    d: true,
    wires: [[]],
  }),
  node(archive, 30, 'inject', 'Old counter', [140, 100], inject(7, 31)),
  node(archive, 31, 'debug', 'Old values', [360, 100], debug()),
];

export const settings = `const users = {
  ann: { password: 'harbour-7', permissions: '*' },
  bo: { password: 'meadow-3', permissions: 'read' },
};
const userOf = (username) => users[username] && { username, permissions: users[username].permissions };

module.exports = {
  flowFile: 'flows.json',
  credentialSecret: 'only-for-tests',
  uiHost: '127.0.0.1',
  adminAuth: {
    type: 'credentials',
    users: async (username) => userOf(username) ?? null,
    authenticate: async (username, password) =>
      (users[username]?.password === password && userOf(username)) || null,
  },
  telemetry: { enabled: false, updateNotification: false },
  externalModules: { palette: { allowInstall: false }, modules: { allowInstall: false } },
  editorTheme: { tours: false, projects: { enabled: false } },
};
`;
