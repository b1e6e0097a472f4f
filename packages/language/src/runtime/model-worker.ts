// The model's own process: its memory is given back when it ends, and a fault in native code ends nothing else.
import { loadLlama } from './llama-engine.ts';
import { serveModel } from './serve-model.ts';

// An ordinary exit would wait for what native code is reading; there is nothing to put in order.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
serveModel(
  {
    on: (event, listener) => process.on(event, listener),
    send: (message) => process.send?.(message),
  },
  loadLlama,
);
