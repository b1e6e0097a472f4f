// Opens a model and says the number of its process. With "stay" it then waits for an answer until it is killed itself.
import { openModel } from './open-model.ts';

const program = new URL('./scripted-worker.fixture.ts', import.meta.url);
const model = openModel({ file: 'scripted.gguf', program });
const [answer] = await model.complete({ prompt: 'pid:|', maxTokens: 20, owner: 'one' });
process.stdout.write(`${answer?.text}\n`);
if (process.argv.includes('stay'))
  await model.complete({ prompt: 'endless:|', maxTokens: 1_000_000, maxMs: 1_000_000, owner: 'one' });
