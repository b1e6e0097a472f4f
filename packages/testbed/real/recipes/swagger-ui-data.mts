/** A small library: its description, its records and the server that answers for it. */

const genres = ['novel', 'history', 'science', 'children'];
const states = ['available', 'loaned', 'lost'];

const book = (
  id: number,
  title: string,
  author: string,
  genre: string,
  year: number,
  status = 'available',
) => ({
  id,
  title,
  author,
  genre,
  year,
  status,
});

export const records = {
  books: [
    book(1, 'The Quiet Harbour', 'Ida Lund', 'novel', 2011),
    book(2, 'Maps of the North', 'Jon Berg', 'history', 1998, 'loaned'),
    book(3, 'Garden Birds', 'Mira Novak', 'science', 2016),
    book(4, 'A House by the River', 'Ida Lund', 'novel', 2014, 'loaned'),
    book(5, 'The Little Lantern', 'Paul Okoro', 'children', 2019),
    book(6, 'Roads and Bridges', 'Jon Berg', 'history', 2003),
    book(7, 'How Clouds Form', 'Sara Weiss', 'science', 2008, 'lost'),
    book(8, 'The Blue Bicycle', 'Paul Okoro', 'children', 2021),
    book(9, 'Letters from Bremen', 'Karl Voss', 'novel', 1987),
    book(10, 'A Short History of Salt', 'Lena Hart', 'history', 2010, 'loaned'),
    book(11, 'Tides', 'Sara Weiss', 'science', 2012),
    book(12, 'Winter Market', 'Ida Lund', 'novel', 2020),
  ],
  members: [
    { id: 1, name: 'Ann Keller', email: 'ann@library.example', since: '2021-05-04' },
    { id: 2, name: 'Bo Lindqvist', email: 'bo@library.example', since: '2022-09-12' },
    { id: 3, name: 'Cem Aydin', email: 'cem@library.example', since: '2023-01-30' },
    { id: 4, name: 'Dana Petrov', email: 'dana@library.example', since: '2024-11-08' },
  ],
  loans: [
    { id: 1, bookId: 2, memberId: 1, due: '2025-04-14' },
    { id: 2, bookId: 4, memberId: 3, due: '2025-04-02' },
    { id: 3, bookId: 10, memberId: 1, due: '2025-04-21' },
  ],
};

const text = { type: 'string' };
const whole = { type: 'integer' };
const list = (items: object) => ({ type: 'array', items });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ 'application/json': { schema } });
const answer = (description: string, schema?: object) => ({
  description,
  ...(schema && { content: json(schema) }),
});
const body = (name: string) => ({ required: true, content: json(ref(name)) });
const refused = answer('Not allowed', ref('Problem'));
const missing = answer('Not found', ref('Problem'));
const invalid = answer('The input is not valid', ref('Problem'));

function inPath(name: string, description: string) {
  return { name, in: 'path', required: true, description, schema: { type: 'integer', minimum: 1 } };
}

function inQuery(name: string, description: string, schema: object) {
  return { name, in: 'query', description, schema };
}

const listBooks = {
  tags: ['Books'],
  summary: 'List books',
  description: 'All books, or those that match every filter.',
  operationId: 'listBooks',
  parameters: [
    inQuery('author', 'A part of the name', text),
    inQuery('genre', 'The genre', { type: 'string', enum: genres }),
    inQuery('status', 'One or more states', list({ type: 'string', enum: states })),
    inQuery('limit', 'At most so many books', { type: 'integer', minimum: 1, maximum: 50, default: 20 }),
  ],
  responses: {
    200: {
      description: 'The books',
      headers: { 'X-Total-Count': { description: 'How many books match', schema: whole } },
      content: { ...json(list(ref('Book'))), 'text/csv': { schema: text } },
    },
    400: invalid,
  },
};

const operation = (tag: string, operationId: string, summary: string, rest: object) => ({
  tags: [tag],
  operationId,
  summary,
  ...rest,
});

const bookId = inPath('bookId', 'The number of the book');
const memberId = inPath('memberId', 'The number of the member');
const loanId = inPath('loanId', 'The number of the loan');
const keyed = { security: [{ staffKey: [] }] };

const paths = {
  '/books': {
    get: listBooks,
    post: operation('Books', 'addBook', 'Add a book', {
      requestBody: body('NewBook'),
      responses: { 201: answer('The new book', ref('Book')), 400: invalid },
    }),
  },
  '/books/{bookId}': {
    get: operation('Books', 'getBook', 'Show a book', {
      parameters: [bookId],
      responses: { 200: answer('The book', ref('Book')), 404: missing },
    }),
    put: operation('Books', 'changeBook', 'Change a book', {
      parameters: [bookId],
      requestBody: body('NewBook'),
      responses: { 200: answer('The changed book', ref('Book')), 400: invalid, 404: missing },
    }),
    delete: operation('Books', 'removeBook', 'Remove a book', {
      ...keyed,
      description: 'Needs the key of the staff.',
      parameters: [bookId],
      responses: { 204: answer('Removed'), 401: refused, 404: missing },
    }),
  },
  '/books/search': {
    get: operation('Books', 'searchBooks', 'Search by title', {
      deprecated: true,
      parameters: [{ ...inQuery('title', 'A part of the title', text), required: true }],
      responses: { 200: answer('The books', list(ref('Book'))), 400: invalid },
    }),
  },
  '/members': {
    get: operation('Members', 'listMembers', 'List members', {
      ...keyed,
      responses: { 200: answer('The members', list(ref('Member'))), 401: refused },
    }),
    post: operation('Members', 'addMember', 'Add a member', {
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': { schema: ref('NewMember') },
          ...json(ref('NewMember')),
        },
      },
      responses: { 201: answer('The new member', ref('Member')), 400: invalid },
    }),
  },
  '/members/{memberId}': {
    get: operation('Members', 'getMember', 'Show a member', {
      parameters: [memberId],
      responses: { 200: answer('The member', ref('Member')), 404: missing },
    }),
  },
  '/loans': {
    get: operation('Loans', 'listLoans', 'List loans', {
      responses: { 200: answer('The loans', list(ref('Loan'))) },
    }),
    post: operation('Loans', 'lend', 'Lend a book', {
      requestBody: body('NewLoan'),
      responses: {
        201: answer('The new loan', ref('Loan')),
        400: invalid,
        404: missing,
        409: answer('The book is not available', ref('Problem')),
      },
    }),
  },
  '/loans/{loanId}': {
    delete: operation('Loans', 'takeBack', 'Take a book back', {
      parameters: [loanId],
      responses: { 204: answer('Taken back'), 404: missing },
    }),
  },
};

const schema = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});

const bookFields = {
  title: { type: 'string', example: 'Evening Light' },
  author: { type: 'string', example: 'Ida Lund' },
  genre: { type: 'string', enum: genres },
  year: { type: 'integer', minimum: 1450, maximum: 2100, example: 2024 },
};
const memberFields = {
  name: { type: 'string', example: 'Eva Stone' },
  email: { type: 'string', format: 'email', example: 'eva@library.example' },
};
const loanFields = {
  bookId: { type: 'integer', example: 1 },
  memberId: { type: 'integer', example: 2 },
  due: { type: 'string', format: 'date', example: '2025-05-05' },
};

export const specification = {
  openapi: '3.0.3',
  info: {
    title: 'Town Library',
    version: '1.4.0',
    description: 'Books, members and loans of the town library.\n\nThe key of the staff is **lantern-42**.',
    contact: { name: 'Library desk', email: 'desk@library.example' },
  },
  servers: [{ url: '/api', description: 'Main building' }],
  tags: [
    { name: 'Books', description: 'The catalogue' },
    { name: 'Members', description: 'People with a card' },
    { name: 'Loans', description: 'Who has which book' },
  ],
  paths,
  components: {
    securitySchemes: { staffKey: { type: 'apiKey', in: 'header', name: 'X-Staff-Key' } },
    schemas: {
      Book: schema({ id: whole, ...bookFields, status: { type: 'string', enum: states } }),
      NewBook: schema(bookFields, ['title', 'author', 'genre']),
      Member: schema({ id: whole, ...memberFields, since: { type: 'string', format: 'date' } }),
      NewMember: schema(memberFields),
      Loan: schema({ id: whole, ...loanFields }),
      NewLoan: schema(loanFields),
      Problem: schema({ message: text }),
    },
  },
};

export const initializer = `window.onload = () => {
  window.ui = SwaggerUIBundle({
    url: '/openapi.json',
    dom_id: '#swagger-ui',
    deepLinking: true,
    filter: true,
    validatorUrl: null,
    presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
    plugins: [SwaggerUIBundle.plugins.DownloadUrl],
    layout: 'StandaloneLayout',
  });
};
`;

export const server = String.raw`
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const [pages, port] = process.argv.slice(2);
const here = import.meta.dirname;
const { books, members, loans } = JSON.parse(readFileSync(join(here, 'records.json'), 'utf8'));
const next = (rows) => Math.max(0, ...rows.map(({ id }) => id)) + 1;
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
const genres = ${JSON.stringify(genres)};

class Problem extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

const find = (rows, id, name) => {
  const row = rows.find((one) => one.id === Number(id));
  if (!row) throw new Problem(404, 'There is no ' + name + ' ' + id + '.');
  return row;
};
const need = (value, ...names) => {
  for (const name of names) if (!value[name]) throw new Problem(400, 'The field "' + name + '" is missing.');
};
const needKey = ({ headers }) => {
  if (headers['x-staff-key'] !== 'lantern-42') throw new Problem(401, 'The key of the staff is missing or wrong.');
};
const bookOf = (input) => {
  need(input, 'title', 'author', 'genre');
  if (!genres.includes(input.genre)) throw new Problem(400, 'There is no genre "' + input.genre + '".');
  const { title, author, genre, year } = input;
  return { title, author, genre, year };
};
const remove = (rows, row) => rows.splice(rows.indexOf(row), 1);

const calls = {
  'GET /books': ({ query }) => {
    const limit = Number(query.get('limit') ?? 20);
    if (!(limit >= 1 && limit <= 50)) throw new Problem(400, 'The limit must be between 1 and 50.');
    const author = query.get('author')?.toLowerCase() ?? '';
    const status = query.getAll('status').flatMap((value) => value.split(',')).filter(Boolean);
    const found = books.filter((book) =>
      book.author.toLowerCase().includes(author) &&
      (!query.get('genre') || book.genre === query.get('genre')) &&
      (status.length === 0 || status.includes(book.status)));
    return { rows: found.slice(0, limit), headers: { 'X-Total-Count': String(found.length) } };
  },
  'GET /books/search': ({ query }) => {
    if (!query.get('title')) throw new Problem(400, 'The title is missing.');
    return { body: books.filter(({ title }) => title.toLowerCase().includes(query.get('title').toLowerCase())) };
  },
  'POST /books': ({ input }) => {
    const book = { id: next(books), ...bookOf(input), status: 'available' };
    books.push(book);
    return { status: 201, body: book };
  },
  'GET /books/:id': ({ id }) => ({ body: find(books, id, 'book') }),
  'PUT /books/:id': ({ id, input }) => ({ body: Object.assign(find(books, id, 'book'), bookOf(input)) }),
  'DELETE /books/:id': (call) => {
    needKey(call);
    remove(books, find(books, call.id, 'book'));
    return { status: 204 };
  },
  'GET /members': (call) => {
    needKey(call);
    return { body: members };
  },
  'POST /members': ({ input }) => {
    need(input, 'name', 'email');
    const member = { id: next(members), name: input.name, email: input.email, since: '2025-04-01' };
    members.push(member);
    return { status: 201, body: member };
  },
  'GET /members/:id': ({ id }) => ({ body: find(members, id, 'member') }),
  'GET /loans': () => ({ body: loans }),
  'POST /loans': ({ input }) => {
    need(input, 'bookId', 'memberId', 'due');
    const book = find(books, input.bookId, 'book');
    find(members, input.memberId, 'member');
    if (book.status !== 'available') throw new Problem(409, book.title + ' is not available.');
    const loan = { id: next(loans), bookId: book.id, memberId: input.memberId, due: input.due };
    loans.push(loan);
    book.status = 'loaned';
    return { status: 201, body: loan };
  },
  'DELETE /loans/:id': ({ id }) => {
    const loan = find(loans, id, 'loan');
    remove(loans, loan);
    const book = books.find((one) => one.id === loan.bookId);
    if (book) book.status = 'available';
    return { status: 204 };
  },
};

const csvOf = (rows) => ['id,title,author,genre,year,status', ...rows.map((row) =>
  [row.id, row.title, row.author, row.genre, row.year, row.status].join(','))].join('\n') + '\n';

async function readInput(asked) {
  let text = '';
  for await (const part of asked) text += part;
  if (!text) return {};
  if (asked.headers['content-type']?.includes('urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(400, 'The body is not valid JSON.');
  }
}

async function answerCall(asked, path, query) {
  const [, part, id] = /^\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  const call = calls[asked.method + ' ' + path] ?? calls[asked.method + ' /' + part + '/:id'];
  if (!call || (id && !/^\d+$/.test(id) && path !== '/books/search')) throw new Problem(404, 'Nothing is here.');
  const told = await call({ id, query, headers: asked.headers, input: await readInput(asked) });
  if (told.rows && asked.headers.accept?.includes('text/csv')) return { ...told, csv: csvOf(told.rows) };
  return { ...told, body: told.body ?? told.rows };
}

createServer(async (asked, reply) => {
  const { pathname, searchParams } = new URL(asked.url, 'http://library');
  if (!pathname.startsWith('/api/')) {
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const file = [join(here, 'pages', name), join(pages, name)].find(existsSync);
    if (!file || name.includes('..')) return void reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    return void createReadStream(file).pipe(reply);
  }
  try {
    const { status = 200, headers = {}, body, csv } = await answerCall(asked, pathname.slice(4), searchParams);
    const type = csv ? 'text/csv' : 'application/json';
    reply.writeHead(status, { ...(status !== 204 && { 'content-type': type }), ...headers });
    reply.end(status === 204 ? undefined : (csv ?? JSON.stringify(body, null, 2)));
  } catch (problem) {
    reply.writeHead(problem.status ?? 500, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ message: problem.message }));
  }
}).listen(Number(port), '127.0.0.1');
`;
