// A model's process without a model: what it says and does is told by the prompt, "DO:TEXT".
import { existsSync, writeFileSync } from 'node:fs';
import { createScripted, type Script, sayOneOf } from './scripted-engine.fixture.ts';
import { serveModel } from './serve-model.ts';

const behind = (prompt: string): Script => {
  const [, does = '', text = ''] = /^(\w+):([^|]*)\|/.exec(prompt) ?? [];
  if (does === 'say')
    return sayOneOf(prompt, Object.fromEntries(text.split(',').map((one, at) => [one, 9 - at])));
  if (does === 'pid') return sayOneOf(prompt, { [process.pid]: 1 });
  if (does === 'die') process.kill(process.pid, 'SIGKILL');
  if (does === 'diesOnce') {
    if (existsSync(text)) return sayOneOf(prompt, { again: 1 });
    writeFileSync(text, '');
    process.kill(process.pid, 'SIGKILL');
  }
  // Letters without end, each after everything else had its turn.
  return () => new Promise((resolve) => setImmediate(() => resolve([{ token: 97, probability: 1 }])));
};

const script: Script = (text) => behind(text.slice(0, text.indexOf('|') + 1))(text);

process.on('disconnect', () => process.exit(0));
serveModel(
  {
    on: (event, listener) => process.on(event, listener),
    send: (message) => process.send?.(message),
  },
  async ({ files: [file = ''] }) => {
    if (file.includes('broken')) throw new Error('This file is broken.');
    if (file.includes('deadly')) process.exit(7);
    return { engine: createScripted(script), about: { name: 'scripted', parameters: 12 } };
  },
);
