import { setTimeout as wait } from 'node:timers/promises';
import { follow } from './follow.ts';
import type { Ledger } from './ledger.ts';
import { meet, type Person } from './person.ts';
import type { Stand } from './stand.ts';

const text = `Open "/demo/products"
Click "Add to cart" in the "Stoneware Mug" item
Check that the page shows "Stoneware Mug was added to your cart."`;

interface Submitting {
  source?: 'openrouter' | 'huggingface_free';
}

/** Hands a requirement in; undefined where it is not known whether it was taken. */
export async function submitRun(
  person: Person,
  { shop }: Pick<Stand, 'shop'>,
  ledger: Ledger,
  { source = 'huggingface_free' }: Submitting = {},
): Promise<string | undefined> {
  const answer = await person.send<{ run_id?: string }>('/api/process-text', {
    text,
    target_url: new URL('/demo/products', shop.url).href,
    complexity: 'simple',
    include_edge_cases: false,
    nlp_model: source,
  });
  const id = answer?.body.run_id;
  if (answer?.status === 202 && id) ledger.accept('run', id);
  else if (answer)
    ledger.blame(`A requirement was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return id;
}

interface Step {
  person: Person;
  stand: Stand;
  ledger: Ledger;
  /** Makes names that occur once. */
  number: number;
}

async function sendFeedback({ person, ledger, number }: Step): Promise<void> {
  const title = `Remark ${number} of ${person.email}`;
  const answer = await person.send('/api/feedback', { title, description: 'It works.' });
  if (answer?.status === 201) ledger.accept('feedback', title);
  else ledger.doubt('feedback', title);
}

async function testApi({ person, stand, ledger, number }: Step): Promise<void> {
  const endpoints = [{ name: 'Products', path: '/demo/products' }];
  const testConfig = { name: `Shop ${number}`, baseUrl: stand.shop.url, endpoints };
  const answer = await person.send<{ data?: { id: string } }>('/api/api-testing/execute', { testConfig });
  if (answer?.status === 202 && answer.body.data) ledger.accept('api test', answer.body.data.id);
}

async function askForMail({ person, ledger }: Step): Promise<void> {
  const answer = await person.send('/api/forgot-password', { email: person.email });
  if (answer?.status === 200) ledger.accept('mail', person.email);
  else ledger.doubt('mail', person.email);
}

async function lookAround({ person }: Step): Promise<void> {
  await person.read('/api/dashboard/stats');
  await person.read('/api/runs');
}

export interface Load {
  people: Person[];
  /** Resolves once everybody has ended what they are at. */
  stop: () => Promise<void>;
}

/** Several people who use the product, one thing after another, until they are stopped. */
export async function startLoad(stand: Stand, ledger: Ledger, amount: number): Promise<Load> {
  const people: Person[] = [];
  for (let number = 0; number < amount; number += 1) {
    const person = await meet(stand.addresses, ledger, `person${number}`);
    await person.send('/api/webhooks', { url: stand.receiver.url, events: ['run.finished'], enabled: true });
    people.push(person);
  }
  let isOver = false;
  let number = 0;

  async function live(person: Person, place: number): Promise<void> {
    while (!isOver) {
      number += 1;
      const step = { person, stand, ledger, number };
      const source = place === 0 ? 'openrouter' : 'huggingface_free';
      const runId = await submitRun(person, stand, ledger, { source });
      await Promise.all([
        runId === undefined ? undefined : follow(person, runId, ledger),
        sendFeedback(step)
          .then(() => testApi(step))
          .then(() => askForMail(step))
          .then(() => lookAround(step)),
      ]);
      await wait(100);
    }
  }

  const lives = people.map((person, place) =>
    live(person, place).catch((error: unknown) => ledger.blame(String(error))),
  );
  return {
    people,
    async stop() {
      isOver = true;
      await Promise.all(lives);
    },
  };
}
