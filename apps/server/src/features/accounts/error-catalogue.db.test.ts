import { expect, test } from 'vitest';
import { ada, onBothEngines, type RunningApp, signUp, startApp } from '../../../test/start.ts';

const { email, password } = ada;

interface Row {
  what: string;
  make: (app: RunningApp) => Promise<{ status: number; body: object }>;
  status: number;
  code: string;
  error: string;
}

const setStatus = (app: RunningApp, status: 'disabled' | 'suspended') =>
  app.services.db.updateTable('users').set({ status }).execute();

async function logIn(app: RunningApp, body: object) {
  return app.call('POST /api/login', { body: body as never });
}

/** A fault that nobody foresaw: the tables are gone. Others refer to that of people, so it cannot be dropped. */
async function breakDatabase(app: RunningApp) {
  await app.services.db.schema.dropTable('password_resets').execute();
  await app.services.db.schema.alterTable('users').renameTo('gone').execute();
}

const serverError = { status: 500, code: 'INTERNAL', error: 'Server error. Please try again later.' };
const invalid = (error: string) => ({ status: 400, code: 'VALIDATION_FAILED', error });
const badCredentials = {
  status: 401,
  code: 'INVALID_CREDENTIALS',
  error: 'Invalid credentials. Please check your email and password.',
};
const badToken = {
  status: 400,
  code: 'INVALID_RESET_TOKEN',
  error: 'Invalid or expired reset token. Please request a new password reset.',
};
const register = (change: object) => (app: RunningApp) =>
  app.call('POST /api/register', { body: { ...ada, email: 'new@example.com', ...change } as never });
const forgot = (body: object) => (app: RunningApp) =>
  app.call('POST /api/forgot-password', { body: body as never });
const reset = (body: object) => (app: RunningApp) =>
  app.call('POST /api/reset-password', { body: body as never });

const rows: Row[] = [
  {
    what: 'login: wrong password',
    make: (app) => logIn(app, { email, password: 'wrong' }),
    ...badCredentials,
  },
  {
    what: 'login: unknown email',
    make: (app) => logIn(app, { email: 'no@example.com', password }),
    ...badCredentials,
  },
  {
    what: 'login: disabled',
    make: async (app) => {
      await setStatus(app, 'disabled');
      return logIn(app, { email, password });
    },
    status: 403,
    code: 'ACCOUNT_DISABLED',
    error: 'Your account has been disabled. Please contact support for assistance',
  },
  {
    what: 'login: suspended',
    make: async (app) => {
      await setStatus(app, 'suspended');
      return logIn(app, { email, password });
    },
    status: 403,
    code: 'ACCOUNT_SUSPENDED',
    error: 'Your account has been temporarily suspended. Please contact support for assistance',
  },
  {
    what: 'login: deleted',
    make: async (app) => {
      const { body } = await app.call('POST /api/login', { body: { email, password } });
      await app.call('DELETE /api/user/account', { token: body.token, body: { password } });
      return logIn(app, { email, password });
    },
    status: 403,
    code: 'ACCOUNT_DELETED',
    error: 'This account no longer exists. Please contact support if you believe this is an error',
  },
  {
    what: 'login: a fault of the server',
    make: async (app) => {
      await breakDatabase(app);
      return logIn(app, { email, password });
    },
    ...serverError,
  },
  { what: 'login: no email', make: (app) => logIn(app, { password }), ...invalid('Email is required.') },
  {
    what: 'login: not an email',
    make: (app) => logIn(app, { email: 'ada', password }),
    ...invalid('Please enter a valid email address.'),
  },
  {
    what: 'login: no password',
    make: (app) => logIn(app, { email, password: '' }),
    ...invalid('Password is required.'),
  },
  {
    what: 'login: a password of another type',
    make: (app) => logIn(app, { email, password: { $ne: 1 } }),
    ...invalid('Password is required.'),
  },
  {
    what: 'login: a huge password',
    make: (app) => logIn(app, { email, password: 'x'.repeat(100_000) }),
    ...invalid('Password is too long.'),
  },

  {
    what: 'signup: no first name',
    make: register({ firstName: ' ' }),
    ...invalid('First name is required.'),
  },
  {
    what: 'signup: no last name',
    make: register({ lastName: undefined }),
    ...invalid('Last name is required.'),
  },
  { what: 'signup: no email', make: register({ email: '' }), ...invalid('Email is required.') },
  {
    what: 'signup: 5 characters of password',
    make: register({ password: '12345' }),
    ...invalid('Password must be at least 6 characters long'),
  },
  {
    what: 'signup: 201 characters of password',
    make: register({ password: 'x'.repeat(201) }),
    ...invalid('Password may have at most 200 characters.'),
  },
  {
    what: 'signup: control characters in a name',
    make: register({ firstName: 'A\u0000' }),
    ...invalid('First name may not contain control characters.'),
  },
  {
    what: 'signup: a name that is too long',
    make: register({ firstName: 'x'.repeat(101) }),
    ...invalid('First name may have at most 100 characters.'),
  },
  {
    what: 'signup: taken email',
    make: register({ email }),
    status: 409,
    code: 'EMAIL_TAKEN',
    error: 'An account with this email already exists. Please log in or use another email.',
  },
  {
    what: 'signup: a fault of the server',
    make: async (app) => {
      await breakDatabase(app);
      return register({})(app);
    },
    ...serverError,
  },

  {
    what: 'forgot: unknown email',
    make: forgot({ email: 'no@example.com' }),
    status: 404,
    code: 'ACCOUNT_NOT_FOUND',
    error: 'No account found with that email address. Please check your email or sign up for a new account.',
  },
  { what: 'forgot: no email', make: forgot({}), ...invalid('Email is required.') },
  {
    what: 'forgot: a fault of the server',
    make: async (app) => {
      await breakDatabase(app);
      return forgot({ email })(app);
    },
    ...serverError,
  },

  {
    what: 'reset: unknown token',
    make: reset({ token: 'nonsense', newPassword: 'difference' }),
    ...badToken,
  },
  {
    what: 'reset: no token',
    make: reset({ token: '', newPassword: 'difference' }),
    ...invalid('The reset token is required.'),
  },
  {
    what: 'reset: short password',
    make: reset({ token: 'nonsense', newPassword: '12345' }),
    ...invalid('Password must be at least 6 characters long'),
  },
  {
    what: 'reset: a fault of the server',
    make: async (app) => {
      await breakDatabase(app);
      return reset({ token: 'nonsense', newPassword: 'difference' })(app);
    },
    ...serverError,
  },
];

onBothEngines('the error catalogue', (engine) => {
  test.each(rows)('$what', async ({ make, status, code, error }) => {
    const app = await startApp(engine);
    await signUp(app);
    const reply = await make(app);
    expect(reply.body).toEqual({
      success: false,
      error,
      code,
      requestId: expect.stringMatching(/^[\w-]{8,64}$/),
      ...(code === 'VALIDATION_FAILED' ? { details: [{ field: expect.any(String), message: error }] } : {}),
    });
    expect(reply.status).toBe(status);
  });
});
