import type { RunningApp } from './start.ts';

export interface SentLook {
  testId?: string;
  stepName?: string;
  browser?: string;
  viewport?: string;
}

/** Sends pictures as somebody, and reads what became of them. */
export function lookAs(app: RunningApp, token: string) {
  async function capture(picture: Buffer, look: SentLook = {}) {
    const body = { testId: 'Shop', stepName: 'Home', ...look, screenshotData: picture.toString('base64') };
    const { body: answer } = await app.call('POST /api/visual/capture', { token, body });
    return answer.data;
  }
  return {
    capture,
    async comparison(id: string) {
      const { body } = await app.call('GET /api/visual/comparisons/{id}', { token, params: { id } });
      return body.data.comparison;
    },
    async history(query: Record<string, string> = {}) {
      const { body } = await app.call('GET /api/visual/history', { token, query });
      return body.data;
    },
    async baselines() {
      const { body } = await app.call('GET /api/visual/baselines', { token });
      return body.data.baselines;
    },
    async baseline(id: string) {
      const { body } = await app.call('GET /api/visual/baselines/{id}', { token, params: { id } });
      return body.data;
    },
    async approve(id: string, as: 'baseline' | 'variant' = 'baseline') {
      return app.call('POST /api/visual/comparisons/{id}/approve', { token, params: { id }, body: { as } });
    },
    async fetch(url: string, headers: Record<string, string> = {}) {
      return app.server.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });
    },
  };
}
