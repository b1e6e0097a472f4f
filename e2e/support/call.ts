/** Sends a request on a connection of its own: a busy server may close an idle one at the moment it is used again. */
export function callOnce(address: URL | string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  return fetch(address, {
    ...init,
    headers: { ...(headers as Record<string, string>), connection: 'close' },
  });
}
