import { expect, test } from 'vitest';
import { onBothEngines, startApp } from '../../../test/start.ts';

const message = {
  name: 'Ada',
  email: 'Ada@example.com',
  subject: 'Bug Report',
  message: 'It\nbroke. 🙁',
} as const;

onBothEngines('contact', (engine) => {
  test('a message is stored for the administrators', async () => {
    const app = await startApp(engine);
    expect(await app.call('POST /api/contact', { body: message })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const stored = await app.services.db.selectFrom('inbox').selectAll().execute();
    expect(stored).toEqual([
      expect.objectContaining({
        source: 'contact',
        owner_id: null,
        name: message.name,
        title: message.subject,
        description: message.message,
        email: 'ada@example.com',
        id: expect.any(String),
        status: 'open',
        created_at: expect.any(Number),
      }),
    ]);
  });

  test('the subject is General Inquiry unless another is chosen', async () => {
    const app = await startApp(engine);
    const { subject: _, ...plain } = message;
    await app.call('POST /api/contact', { body: plain });
    const stored = await app.services.db.selectFrom('inbox').select('title').executeTakeFirst();
    expect(stored?.title).toBe('General Inquiry');
  });

  test.each([
    ['name', { ...message, name: ' ' }, 'Name is required.'],
    ['email', { ...message, email: 'ada' }, 'Please enter a valid email address.'],
    ['message', { ...message, message: '' }, 'Message is required.'],
    ['message', { ...message, message: 'x'.repeat(5001) }, 'Message may have at most 5000 characters.'],
    ['subject', { ...message, subject: 'Spam' }, 'Please choose one of the listed subjects.'],
  ])('a bad %s is refused', async (field, body, error) => {
    const app = await startApp(engine);
    const reply = await app.call('POST /api/contact', { body: body as typeof message });
    expect(reply).toMatchObject({ status: 400, body: { error, details: [{ field }] } });
    expect(await app.services.db.selectFrom('inbox').selectAll().execute()).toEqual([]);
  });
});
