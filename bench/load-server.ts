// What loads are measured against: a small answer, counted; with a number, it stops for a second in every so many.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = JSON.stringify({ ok: true, items: [1, 2, 3], name: 'small' });
const everySeconds = Number(process.argv[2] ?? 0);
let requests = 0;
const server = createServer((request, response) => {
  if (request.url === '/count') {
    response.end(String(requests));
    return;
  }
  requests += 1;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`Assay is ready: http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
if (everySeconds > 0) {
  const never = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.wait(never, 0, 0, 1000), everySeconds * 1000);
}
