/** What the server keeps for this visitor. */
export const state = {};

async function call(method, body) {
  const response = await fetch('/travel/api/state', { method, ...(body && { body: JSON.stringify(body) }) });
  return response.json();
}

export async function loadState() {
  Object.assign(state, await call('GET'));
}

/** Changes parts of the state, here and on the server. */
export async function keep(changes) {
  Object.assign(state, changes);
  await call('PUT', changes);
}
