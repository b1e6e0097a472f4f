import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/failures.ts';
import { explain, explainLoading } from './explain.ts';

const network = 'Network error. Please check your connection and try again.';

describe('why a change of the settings failed', () => {
  it.each([
    ['no answer', new NetworkError(), `Failed to update profile: ${network}`],
    [
      'a refusal with its reason',
      new ApiError({ status: 400, message: 'It is too long.' }),
      'Failed to update profile: It is too long.',
    ],
    [
      'a refusal of this person',
      new ApiError({ status: 403, message: 'Cannot delete super admin account' }),
      'Failed to update profile: Cannot delete super admin account',
    ],
    [
      'a refusal without a reason',
      new ApiError({ status: 403 }),
      'Failed to update profile: Access denied. You do not have permission to perform this action.',
    ],
    [
      'a fault of the server',
      new ApiError({ status: 500, message: 'boom' }),
      'Failed to update profile: Server error. Please try again later.',
    ],
  ])('after %s', (_name, failure, sentence) => {
    expect(explain('Failed to update profile', failure)).toBe(sentence);
  });

  it('is told in the words about the field', () => {
    const details = [{ field: 'currentPassword', message: 'The password is not correct.' }];
    const failure = new ApiError({ status: 400, message: 'Invalid request.', details });
    expect(explain('Failed to change password', failure, 'currentPassword')).toBe(
      'Failed to change password: The password is not correct.',
    );
    expect(explain('Failed to change password', failure, 'newPassword')).toBe(
      'Failed to change password: Invalid request.',
    );
  });
});

describe('why the profile is not shown', () => {
  it('is a network error where no answer came', () => {
    expect(explainLoading(new NetworkError())).toBe(network);
  });

  it('is said with its reason where the server refused', () => {
    expect(explainLoading(new ApiError({ status: 503, message: 'The server is stopping.' }))).toBe(
      'Failed to load profile data: The server is stopping.',
    );
  });
});
