import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { DeskState } from './state.ts';

export interface Answer {
  status: number;
  value: unknown;
  /** Answers take a moment, as they do where a database is asked. */
  delayMs: number;
}

type Call = (state: DeskState, sent: object) => Answer;

function signIn(state: DeskState, sent: object): Answer {
  const { email = '', password = '' } = sent as { email?: unknown; password?: unknown };
  const ok = String(email).trim().toLowerCase() === 'maya@desk.example' && password === 'fjord2024';
  if (ok) state.signedIn = true;
  return { status: ok ? 200 : 401, value: { ok }, delayMs: 350 };
}

function signOut(state: DeskState): Answer {
  state.signedIn = false;
  return { status: 200, value: { ok: true }, delayMs: 150 };
}

/** Whether somebody is signed in is for the server to say. */
function keepState(state: DeskState, sent: object): Answer {
  Object.assign(state, sent, { signedIn: state.signedIn });
  return { status: 200, value: { ok: true }, delayMs: 200 };
}

const calls: Readonly<Record<string, Call>> = {
  'GET state': (state) => ({ status: 200, value: state, delayMs: 150 }),
  'PUT state': keepState,
  'POST login': signIn,
  'POST logout': signOut,
};

async function readSent(request: IncomingMessage): Promise<object> {
  try {
    const sent: unknown = JSON.parse(await text(request));
    return typeof sent === 'object' && sent !== null ? sent : {};
  } catch {
    return {};
  }
}

/** Answers what the pages ask of the server; `name` is the path below /desk/api/. */
export async function answerCall(request: IncomingMessage, name: string, state: DeskState): Promise<Answer> {
  const call = calls[`${request.method} ${name}`];
  return call ? call(state, await readSent(request)) : { status: 404, value: { ok: false }, delayMs: 0 };
}
