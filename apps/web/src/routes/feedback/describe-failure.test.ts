import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/client.ts';
import {
  describeHistoryFailure,
  describeStatusFailure,
  describeSubmitFailure,
  describeUpvoteFailure,
} from './describe-failure.ts';

const refused = new ApiError({ status: 409, message: 'It was changed.' });
const silent = new ApiError({ status: 502 });
const unanswered = new NetworkError('The server did not answer.');

it.each([
  [describeSubmitFailure, refused, 'Error: It was changed.'],
  [describeSubmitFailure, silent, 'Failed to submit feedback'],
  [describeSubmitFailure, new Error('broken'), 'Failed to submit feedback'],
  [describeSubmitFailure, unanswered, 'Network error. Please try again.'],
  [describeHistoryFailure, refused, 'Failed to fetch feedback history: It was changed.'],
  [describeHistoryFailure, silent, 'Failed to fetch feedback history'],
  [describeHistoryFailure, unanswered, 'Error fetching feedback history'],
  [describeStatusFailure, refused, 'Failed to update feedback status: It was changed.'],
  [describeStatusFailure, silent, 'Failed to update feedback status'],
  [describeStatusFailure, unanswered, 'Error updating feedback status'],
  [describeUpvoteFailure, refused, 'Your upvote was not changed: It was changed.'],
  [describeUpvoteFailure, unanswered, 'Your upvote was not changed: the server did not answer.'],
])('%o says of %o: %s', (describeFailure, failure, message) => {
  expect(describeFailure(failure)).toBe(message);
});
