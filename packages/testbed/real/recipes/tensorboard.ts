import { setTimeout as sleep } from 'node:timers/promises';
import { defineRecipe } from '../recipe.ts';

// Name, first day, learning rate, how fast and how far the loss falls, note
const runs = [
  ['baseline', '2024-03-04', 0.01, 0.06, 0.42, 'First run with the settings of last year.'],
  ['larger-batch', '2024-03-05', 0.01, 0.05, 0.38, 'Batches of 128 instead of 32.'],
  ['low-rate', '2024-03-06', 0.001, 0.02, 0.35, 'A tenth of the learning rate.'],
  ['dropout', '2024-03-07', 0.01, 0.055, 0.31, 'Drops one unit in five.'],
  ['dropout-long', '2024-03-11', 0.01, 0.055, 0.27, 'As before, with twice as many steps.'],
] as const;

const write = `
import datetime, json, math, os, sys
from tensorboard.compat.proto.event_pb2 import Event
from tensorboard.compat.proto.summary_pb2 import Summary
from tensorboard.plugins.text import metadata
from tensorboard.summary.writer.record_writer import RecordWriter
from tensorboard.util.tensor_util import make_tensor_proto
for name, day, rate, speed, floor, note in json.load(sys.stdin):
    start = datetime.datetime.fromisoformat(day + 'T09:00:00+00:00').timestamp()
    folder = os.path.join('logs', name)
    os.makedirs(folder)
    with open(os.path.join(folder, 'events.out.tfevents.%d.testbed' % start), 'wb') as file:
        records = RecordWriter(file)
        def add(**event):
            records.write(Event(**event).SerializeToString())
        add(wall_time=start, file_version='brain.Event:2')
        add(wall_time=start, step=0, summary=Summary(value=[Summary.Value(
            tag='notes/purpose', metadata=metadata.create_summary_metadata('', ''),
            tensor=make_tensor_proto([note.encode()], shape=(1,)))]))
        for step in range(0, 1010 if name.endswith('long') else 510, 10):
            loss = floor + (2.3 - floor) * math.exp(-speed * step / 5) + 0.01 * math.sin(step)
            values = {
                'train/loss': loss, 'train/accuracy': 1 - loss / 3,
                'validation/loss': loss * 1.12 + 0.02 * math.cos(step),
                'validation/accuracy': 0.97 - loss / 3,
                'schedule/learning_rate': rate * 0.5 ** (step // 200),
                'system/memory_mb': 2100 + 40 * math.sin(step / 40)}
            add(wall_time=start + 6 * step, step=step, summary=Summary(value=[
                Summary.Value(tag=tag, simple_value=value) for tag, value in values.items()]))
        records.flush()
`;

async function countRuns(address: string): Promise<number> {
  const reply = await fetch(`${address}/data/runs`);
  return ((await reply.json()) as string[]).length;
}

export const recipe = defineRecipe({
  name: 'tensorboard',
  half: 'open',
  make: 'Angular',
  kind: 'charts of measurements',
  install: { pip: ['tensorboard==2.21.0', 'setuptools==65.5.0'] },
  version: 2,
  async seed({ program, run }) {
    await run(program('python'), ['-c', write], { input: JSON.stringify(runs) });
  },
  start: ({ data, port, program }) => ({
    command: program('tensorboard'),
    args: ['--logdir', 'logs', '--host', '127.0.0.1', '--port', String(port), '--load_fast=false'],
    cwd: data,
  }),
  ready: '/data/environment',
  // The runs are read after the start.
  async fill(address) {
    const deadline = performance.now() + 60_000;
    while ((await countRuns(address)) < runs.length) {
      if (performance.now() > deadline) throw new Error('TensorBoard did not read its runs.');
      await sleep(100);
    }
  },
  keepsNothing: true,
});
