import { randomUUID } from 'node:crypto';
import { type CallName, calls } from '@assay/contract';
import { describe, expect, test } from 'vitest';
import { meet } from '../people.ts';
import type { Engine, RunningApp } from '../start.ts';
import { type Asked, ask, bearing, callNames, callOf } from './ask.ts';
import { type Belongings, fingerprint, mark, own } from './belongings.ts';
import { offer, worthless } from './credentials.ts';
import { everybody, expectedFor, filters, sharedWithAll, type Who } from './expected.ts';
import { isLong } from './form.ts';
import { samples } from './samples.ts';
import { startIdle } from './start-idle.ts';
import { createTally } from './tally.ts';

const sampleOf = (key: CallName, belongings: Belongings): Promise<Asked> =>
  Promise.resolve(samples[key](belongings) as Asked);

/** Things of one person, but those of one kind of somebody else; and which kinds were asked for. */
function mix(mine: Belongings, theirs: Belongings, kind: string | undefined, asked: Set<string>): Belongings {
  return new Proxy(mine, {
    get(target, name: keyof Belongings) {
      if (name !== 'person') asked.add(name);
      return name === kind ? theirs[name] : target[name];
    },
  });
}

/** Things that look like somebody's but are nobody's. */
function ghostOf(somebody: Belongings): Belongings {
  const replace = (value: unknown): unknown => {
    if (typeof value === 'string') return /^[0-9a-f]{64}$/.test(value) ? '0'.repeat(64) : randomUUID();
    return Object.fromEntries(Object.entries(value as object).map(([name, part]) => [name, replace(part)]));
  };
  return new Proxy(somebody, {
    get: (target, name: keyof Belongings) =>
      name === 'person' ? target.person : async () => replace(await target[name]()),
  });
}

const messageOf = (text: string): string => {
  const { code, error } = JSON.parse(text) as { code: string; error: string };
  return `${code} ${error}`;
};

async function tokenOf(app: RunningApp, { person }: Belongings, who: Who): Promise<string> {
  if (who !== 'run token' && who !== 'read token') return person.token;
  const scope = who === 'run token' ? 'run' : 'read';
  const { body } = await app.call('POST /api/access-tokens', {
    token: person.token,
    body: { name: 'program', scope },
  });
  return body.token;
}

/** Thousands of requests, on machines that do much else. */
const patience = 3_600_000;

function checkPermissions(engine: Engine): void {
  const tally = createTally();

  test(
    'every call admits and refuses by what the contract says of it',
    async () => {
      const app = await startIdle(engine);
      const nobody = await own(app);
      const offers = await worthless(app, nobody.person);
      // Somebody is an administrator besides those who are asked for, so that nobody is the last one.
      await meet(app, 'admin');
      const wrong: string[] = [];
      const judge = (key: CallName, situation: string, expected: string, answered: string) => {
        tally.note(situation, answered);
        if (expected !== answered) wrong.push(`${key}, ${situation}: ${answered} instead of ${expected}`);
      };
      const meetAs = async (who: Who) => {
        const belongings = await own(app, who === 'run token' || who === 'read token' ? 'admin' : who);
        return { belongings, token: await tokenOf(app, belongings, who) };
      };
      const acquaintances = new Map<Who, ReturnType<typeof meetAs>>();
      const known = (who: Who) => {
        const before = acquaintances.get(who) ?? meetAs(who);
        acquaintances.set(who, before);
        return before;
      };
      const read = (status: number) => (status < 300 ? 'admitted' : String(status));

      const gone = await Promise.all(
        (['disabled', 'suspended', 'deleted'] as const).map(async (how) => {
          const belongings = await own(app, 'admin');
          const program = await tokenOf(app, belongings, 'run token');
          const { db } = app.services;
          const { id } = belongings.person;
          if (how === 'deleted') await db.deleteFrom('users').where('id', '=', id).execute();
          else await db.updateTable('users').set({ status: how }).where('id', '=', id).execute();
          return { how, session: belongings.person.token, program };
        }),
      );

      for (const key of callNames) {
        const isPublic = callOf(key).access === 'public';
        const asked = isPublic ? undefined : await sampleOf(key, nobody);
        for (const [name, offered] of Object.entries(offers)) {
          const request = asked ?? (await sampleOf(key, await own(app)));
          const { status, text } = await ask(app, key, ...offer(request, offered));
          judge(key, name, isPublic ? 'admitted' : '401', read(status));
          if (!isPublic) expect(text, key).not.toContain(mark);
          // A public call looks at no credentials, so one of these stands for all.
          if (isPublic) break;
        }
        for (const { how, session, program } of isPublic ? [] : gone) {
          for (const [kind, token] of Object.entries({ session, 'access token': program })) {
            const { status } = await ask(app, key, asked ?? {}, bearing(token));
            judge(key, `${kind} of a ${how} account`, '401', read(status));
          }
        }
        for (const who of everybody) {
          const expected = String(expectedFor(key, who));
          // Whoever only looks, or is refused, can do so again.
          const isHarmless = expected !== 'admitted' || key.startsWith('GET ');
          const { belongings, token } = isHarmless ? await known(who) : await meetAs(who);
          const { status, text } = await ask(app, key, await sampleOf(key, belongings), bearing(token));
          judge(key, who, expected, read(status));
          if (expected === 'admitted' && status >= 300) wrong.push(text.slice(0, 300));
        }
      }
      expect(app.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
      expect(wrong).toEqual([]);
    },
    patience,
  );

  test(
    'nobody reaches or changes what belongs to somebody else',
    async () => {
      const app = await startIdle(engine);
      const wrong: string[] = [];
      const strangers = { user: await own(app), super_admin: await own(app, 'super_admin') };
      for (const key of callNames) {
        const { access } = callOf(key);
        if (access !== 'user') continue;
        const kinds = new Set<string>();
        const owner = await own(app);
        await sampleOf(key, mix(owner, owner, undefined, kinds));
        for (const kind of kinds) {
          for (const role of ['user', 'super_admin'] as const) {
            const stranger = strangers[role];
            const asked = await sampleOf(key, mix(stranger, owner, kind, new Set()));
            const before = await fingerprint(app, owner.person.id);
            const { status, text } = await ask(app, key, asked, bearing(stranger.person.token));
            const isUnchanged = (await fingerprint(app, owner.person.id)) === before;
            if (status === 404) {
              // What belongs to others and what does not exist are told apart by nothing.
              const nothing = await sampleOf(key, mix(stranger, ghostOf(owner), kind, new Set()));
              const told = await ask(app, key, nothing, bearing(stranger.person.token));
              if (messageOf(told.text) !== messageOf(text))
                wrong.push(`${key} tells that the ${kind} is there: ${text}`);
            }
            const isShown = status < 300 && text.includes(mark) && filters.includes(key);
            const answered =
              status < 300 ? (filters.includes(key) ? 'nothing found' : 'admitted') : String(status);
            tally.note(`somebody else's things, as ${role}`, answered);
            const expected = sharedWithAll.includes(key)
              ? 'admitted'
              : filters.includes(key)
                ? 'nothing found'
                : '404';
            const what = `${key} with the ${kind} of somebody else, as ${role}`;
            if (answered !== expected)
              wrong.push(`${what}: ${answered} instead of ${expected}: ${text.slice(0, 200)}`);
            if (!isUnchanged && !sharedWithAll.includes(key)) wrong.push(`${what}: something was changed`);
            if (isShown) wrong.push(`${what}: something was shown`);
          }
        }
      }
      const owner = await own(app);
      const stranger = await own(app);
      for (const which of ['restore', 'retire'] as const) {
        const theirs = await owner.look();
        const version = which === 'restore' ? theirs.retiredVersion : theirs.acceptedVersion;
        const asked = { params: { id: (await stranger.look()).id }, body: { version_id: version } };
        const told = await ask(
          app,
          `POST /api/visual/baselines/{id}/${which}`,
          asked,
          bearing(stranger.person.token),
        );
        if (told.status !== 404) wrong.push(`${which} of somebody else's version: ${told.status}`);
      }
      expect(wrong).toEqual([]);
      console.log(tally.print(callNames.length));
    },
    patience,
  );
}

test('every call has a sample here, and nothing else has', () => {
  expect(Object.keys(samples).sort()).toEqual(Object.keys(calls).sort());
});

describe('permissions on sqlite', () => checkPermissions('sqlite'));
// The same queries once more: worth it where there is time.
if (isLong) describe('permissions on postgres', () => checkPermissions('postgres'));
