import { type DemoReply, type DemoSite, demoSite } from '../src/index.ts';

export interface Browser {
  get(path: string): DemoReply;
  post(path: string, fields?: Record<string, string>): DemoReply;
  cookie(): string | undefined;
}

/** A browser without scripts: keeps its cookie and follows redirections. */
export function browse(site: DemoSite = demoSite()): Browser {
  let visitor: string | undefined;

  function send(method: string, path: string, form: URLSearchParams): DemoReply {
    const { pathname, searchParams } = new URL(path, 'http://demo');
    const cookies: Record<string, string> = visitor === undefined ? {} : { demo_visitor: visitor };
    const reply = site.handle({ method, path: pathname, query: searchParams, cookies, form });
    visitor = /^demo_visitor=([^;]+)/.exec(reply.headers['set-cookie'] ?? '')?.[1] ?? visitor;
    const { location } = reply.headers;
    return location ? send('GET', location, new URLSearchParams()) : reply;
  }

  return {
    get: (path) => send('GET', path, new URLSearchParams()),
    post: (path, fields = {}) => send('POST', path, new URLSearchParams(fields)),
    cookie: () => visitor,
  };
}

export function logIn(browser: Browser): DemoReply {
  return browser.post('/demo/login', { user: 'ada@example.com', password: 'analytical' });
}

export function addToCart(browser: Browser, product: string, quantity = '1'): DemoReply {
  return browser.post('/demo/cart/add', { product, quantity, back: '/demo/products' });
}

export const goodOrder = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  address: '12 Mill Lane',
  postcode: '12345',
  shipping: 'standard',
  card: '4111 1111 1111 1111',
  terms: 'yes',
};

/** What a person would read, without markup. */
export function readText({ body }: DemoReply): string {
  const text = body.replace(/<head>[\s\S]*?<\/head>/g, '').replace(/<[^>]+>/g, ' ');
  const characters: Record<string, string> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&amp;': '&',
  };
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (entity) => characters[entity] ?? '').replace(/\s+/g, ' ');
}

/** The text of the first element with this id. */
export function readId({ body }: DemoReply, id: string): string | undefined {
  return new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(body)?.[1];
}

/** The prices or names on the product cards, in their order. */
export function readCards({ body }: DemoReply, what: 'name' | 'price'): string[] {
  const pattern = what === 'name' ? /<h2><a [^>]+>([^<]+)</g : /<p class="price">([^<]+)</g;
  return [...body.matchAll(pattern)].map((match) => match[1] ?? '');
}
