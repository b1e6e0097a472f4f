/** Signs in, and gives what later calls carry. */
export async function logIn(
  address: string,
  person: { email: string; password: string },
): Promise<{ authorization: string }> {
  const reply = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { token } = (await reply.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
