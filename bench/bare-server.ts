// The peer: the same route and answer on Fastify alone, without accounts, database or headers.
import fastify from 'fastify';

const answer = process.argv[2] ?? '{}';
const app = fastify();
const body = JSON.parse(answer) as unknown;
app.get('/api/user/profile', async () => body);
console.log(`Assay is ready: ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
