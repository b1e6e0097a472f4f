export const columns = ['To do', 'In progress', 'Review', 'Done'];
export const labels = ['Design', 'Content', 'Bug', 'Backend', 'Urgent'];
export const me = 'Lena Ortiz';

/** What the server keeps for this visitor; the pages change it and save it as a whole. */
export const state = {};

export async function loadState() {
  const response = await fetch('/board/api/state');
  Object.assign(state, await response.json());
}

export async function saveState() {
  await fetch('/board/api/state', { method: 'PUT', body: JSON.stringify(state) });
}
