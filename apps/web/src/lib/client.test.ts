import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError, request } from './client.ts';

const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  answer.mockReset().mockImplementation(async () => Response.json({ ok: true }));
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
});
afterEach(() => void vi.unstubAllGlobals());

function sentHeaders(): Headers {
  return new Headers(answer.mock.calls[0]?.[1].headers);
}

describe('request', () => {
  it('sends the body as JSON to the address of the call', async () => {
    await request('POST /api/login', { body: { email: 'a@b.de', password: 'x' } });
    expect(answer).toHaveBeenCalledWith(
      '/api/login',
      expect.objectContaining({ method: 'POST', body: '{"email":"a@b.de","password":"x"}' }),
    );
    expect(sentHeaders().get('content-type')).toBe('application/json');
  });

  it('fills in parameters, and nothing typed can leave its place in the address', async () => {
    await request('PUT /api/feedback/{id}/status', { params: { id: '../x?y' }, body: { status: 'closed' } });
    expect(answer.mock.calls[0]?.[0]).toBe('/api/feedback/..%2Fx%3Fy/status');
  });

  it('outlives the page only where that is asked for', async () => {
    await request('DELETE /api/test-cases/{id}', { params: { id: 'a' }, keepalive: true });
    await request('DELETE /api/test-cases/{id}', { params: { id: 'a' } });
    expect(answer.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([true, undefined]);
  });

  it('carries the stored token, except on public calls', async () => {
    stored.set('token', 'abc');
    await request('GET /api/user/profile');
    expect(sentHeaders().get('authorization')).toBe('Bearer abc');
    answer.mockClear();
    await request('POST /api/forgot-password', { body: { email: 'a@b.de' } });
    expect(sentHeaders().has('authorization')).toBe(false);
  });

  it.each([
    ['error', { error: 'Taken.', code: 'EMAIL_TAKEN' }, 'Taken.', 'EMAIL_TAKEN'],
    ['message', { message: 'Taken.' }, 'Taken.', ''],
    ['neither', {}, '', ''],
    ['another type', { error: { deep: true } }, '', ''],
  ])('throws what the server says under %s', async (_, body, message, code) => {
    answer.mockResolvedValue(Response.json(body, { status: 409 }));
    await expect(request('GET /api/health')).rejects.toMatchObject({
      status: 409,
      message,
      code,
      details: [],
    });
  });

  it('keeps the problems of fields and the time to wait', async () => {
    const details = [{ field: 'email', message: 'Bad.' }, { field: 3 }, null];
    const headers = { 'retry-after': '30' };
    answer.mockResolvedValue(Response.json({ error: 'No.', details }, { status: 429, headers }));
    await expect(request('GET /api/health')).rejects.toMatchObject({
      details: [{ field: 'email', message: 'Bad.' }],
      retryAfter: 30,
    });
  });

  it('throws ApiError for a refusal that is not JSON', async () => {
    answer.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const failure = await request('GET /api/health').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 502, message: '', code: '' });
  });

  it('throws NetworkError when no answer comes', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(request('GET /api/health')).rejects.toBeInstanceOf(NetworkError);
  });

  it('leaves an aborted call as it is', async () => {
    const reason = new DOMException('Stopped.', 'AbortError');
    answer.mockRejectedValue(reason);
    await expect(request('GET /api/health', { signal: AbortSignal.abort() })).rejects.toBe(reason);
  });
});
